import React, { createContext, startTransition, useContext } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { CrashBoundary } from "./crash-boundary";

const IsApp = createContext(false);

/** After this time the visitor has pressed again or moved on. */
const PRESS_LIFE_MS = 5000;

/**
 * Hydrates the static page. Logs errors from which React recovers. No error, not even in Gatsby's own components,
 * leaves the page blank. A navbar button that was pressed shortly before is clicked again, which makes React hydrate it
 * first. Returns a function that unmounts the application.
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
  // During development, Gatsby also renders its own elements.
  const isRendered = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes();
  const press = window.earlyPress;
  window.earlyPress = null;
  // `startTransition` lets React hydrate in slices, so that the browser can handle input in between.
  let root: Root;
  if (isRendered) startTransition(() => void (root = hydrateRoot(container, app, options)));
  else (root = createRoot(container, options)).render(app);
  if (press && performance.now() - press.timeStamp < PRESS_LIFE_MS) press.button.click();
  return () => root.unmount();
}

/** Gatsby renders each page's `Head` outside the application. An error in it must not affect the page. */
export function HeadBoundary({ children }: { children: React.ReactNode }): React.ReactNode {
  return useContext(IsApp) ? children : <CrashBoundary silent>{children}</CrashBoundary>;
}
