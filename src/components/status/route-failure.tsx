import React from "react";
import { useRouteFailure } from "../../browser/route-failure";
import { ErrorBox } from "./error-box";

/** An error box over the current page if the next one could not be loaded. */
export function RouteFailure(): React.ReactElement | null {
  const failure = useRouteFailure();
  return failure ? (
    <div className="route-failure">
      <ErrorBox onRetry={failure.retry}>
        The next page could not be loaded. Is the connection up? You can also{" "}
        <a href={failure.address}>open it directly</a>.
      </ErrorBox>
    </div>
  ) : null;
}
