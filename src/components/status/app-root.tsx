import React, { createContext, startTransition, useContext } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { CrashBoundary } from "./crash-boundary";

const IsApp = createContext(false);

const options = {
  onRecoverableError: (error: unknown) => console.error("React recovered from a rendering error:", error),
  onCaughtError: (error: unknown) => console.error("A page crashed:", error),
};

/**
 * Hydrates the static page in a transition, so that the browser can handle clicks and keys in between. An error, even in
 * Gatsby's own components, shows the crash page instead of a blank one, except in development. Returns a function that
 * removes what was rendered and not hydrated.
 */
export function startApp(element: React.ReactNode, container: Element): (() => void) | undefined {
  const app = (
    <CrashBoundary>
      <IsApp value>{element}</IsApp>
    </CrashBoundary>
  );
  // In development, Gatsby also renders its own elements, such as the sign that a page is loading, and removes them.
  const isRendered = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes();
  if (isRendered) {
    startTransition(() => void hydrateRoot(container, app, options));
    return undefined;
  }
  const root = createRoot(container, options);
  root.render(app);
  return () => root.unmount();
}

/** Gatsby renders each page's `Head` outside the application. An error in it must not affect the page. */
export function HeadBoundary({ children }: { children: React.ReactNode }): React.ReactNode {
  return useContext(IsApp) ? children : <CrashBoundary silent>{children}</CrashBoundary>;
}
