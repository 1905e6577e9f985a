import React, { useCallback, useEffect, useState } from "react";
import { ErrorBox } from "./error-box";
import { Spinner } from "./spinner";

type Part<Props> = (props: Props) => React.ReactNode;

type LazyPart<Props> = Part<Props> & {
  /** Preloads the code. The component reports a failure when it is rendered. */
  preload: () => Promise<void>;
};

/**
 * A component whose code is loaded on first render. It shows a spinner while loading and, after a failure, an error box
 * with Retry. (React's `lazy` caches a failure forever and throws it.)
 * @param name The name of the part for messages, at the start of a sentence: "The search".
 * @param load Loads the component. It is called again after a failure.
 * @param Frame Renders what is around the spinner and the error box, with the props of the part.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<Part<Props>>,
  Frame: Part<React.PropsWithChildren<Props>> = ({ children }) => children,
): LazyPart<Props> {
  let Loaded: Part<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };

  function Loading(props: Props): React.ReactElement {
    const [Shown, setShown] = useState(() => Loaded);
    const [failures, setFailures] = useState(0);
    const [failed, setFailed] = useState(false);
    const start = useCallback(
      () =>
        preload().then(
          () => setShown(() => Loaded),
          (error: unknown) => {
            console.warn(`${name} could not be loaded.`, error);
            setFailures((count) => count + 1);
            setFailed(true);
          },
        ),
      [],
    );
    useEffect(() => {
      if (!Loaded) void start();
    }, [start]);

    if (Shown) return <Shown {...props} />;
    const retry = () => {
      // After a deployment the file may no longer exist. Only a reload gets its new address.
      if (failures > 1 && navigator.onLine !== false) return location.reload();
      setFailed(false);
      void start();
    };
    return (
      <Frame {...props}>
        {failed ? (
          <ErrorBox onRetry={retry} isAgain={failures > 1}>
            {name} could not be loaded. Check your connection.
          </ErrorBox>
        ) : (
          <Spinner />
        )}
      </Frame>
    );
  }
  return Object.assign(Loading, { preload: () => preload().catch(() => undefined) });
}
