import React, { createContext, startTransition, useContext } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { CrashBoundary } from "./crash-boundary";

const IsApp = createContext(false);

/** After that a visitor has pressed again, or wants something else. */
const PRESS_LIFE_MS = 5000;

/**
 * Starts the application in the static page. Errors that React mends by itself are logged, and nothing that throws,
 * Gatsby's own components included, leaves the page blank. A button of the navbar that was pressed a short while ago, when
 * nothing could hear it, is pressed again, for which React hydrates it at once. Returns how to
 * take the application away.
 */
export function startApp(element: React.ReactNode, container: Element): () => void {
  const app = (
    <CrashBoundary>
      <IsApp value>{element}</IsApp>
    </CrashBoundary>
  );
  const options = {
    onRecoverableError: (error: unknown) => console.error("A rendering error was mended:", error),
    onCaughtError: (error: unknown) => console.error("A page crashed:", error),
  };
  // While developing, Gatsby has more to start than the page, in elements of their own.
  const isRendered = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes();
  const press = window.earlyPress;
  window.earlyPress = null;
  // In slices between which a reader's clicks and keys have their turn.
  let root: Root;
  if (isRendered) startTransition(() => void (root = hydrateRoot(container, app, options)));
  else (root = createRoot(container, options)).render(app);
  if (press && performance.now() - press.timeStamp < PRESS_LIFE_MS) press.button.click();
  return () => root.unmount();
}

/** Gatsby renders each page's `Head` apart from the application: one that throws leaves the page as it is. */
export function HeadBoundary({ children }: { children: React.ReactNode }): React.ReactNode {
  return useContext(IsApp) ? children : <CrashBoundary silent>{children}</CrashBoundary>;
}
