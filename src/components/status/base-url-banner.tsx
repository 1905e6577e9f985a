import React from "react";
import { BANNER_TEMPLATE_ID } from "../../browser/load-app";

/**
 * A template in the home page. `load-app.ts` shows it if the application fails to start.
 * @param baseUrl The base path that the site was built for, such as `/` or `/garden/`.
 */
export function BaseUrlBanner({ baseUrl }: { baseUrl: string }): React.ReactElement {
  return (
    <template id={BANNER_TEMPLATE_ID}>
      <div id="__docusaurus-base-url-issue-banner-container" role="alert">
        <div id="__docusaurus-base-url-issue-banner">
          <p>
            <strong>This site did not load properly: its scripts did not come.</strong>
          </p>
          <p>
            If it is yours, its base URL may be wrong. It was built for <code>{baseUrl}</code>
            {baseUrl === "/" && " (the default)"}; the address you see suggests{" "}
            <code id="__docusaurus-base-url-issue-banner-suggestion-container" />. Set <code>PATH_PREFIX</code> to that
            and build again.
          </p>
        </div>
      </div>
    </template>
  );
}
