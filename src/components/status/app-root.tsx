import React, { createContext, startTransition, useContext } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { CrashBoundary } from "./crash-boundary";

const IsApp = createContext(false);

const options = {
  onRecoverableError: (error: unknown) => console.error("React recovered from a rendering error:", error),
  onCaughtError: (error: unknown) => console.error("A page crashed:", error),
};

/**
 * Hydrates the static page, in a transition, so that a reader's clicks and keys have their turn between. Nothing that
 * throws, Gatsby's own components included, leaves the page blank.
 */
export function startApp(element: React.ReactNode, container: Element): void {
  const app = (
    <CrashBoundary>
      <IsApp value>{element}</IsApp>
    </CrashBoundary>
  );
  // While developing, Gatsby has more to start than the page, in elements of their own.
  const isRendered = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes();
  if (isRendered) startTransition(() => void hydrateRoot(container, app, options));
  else createRoot(container, options).render(app);
}

/** Gatsby renders each page's `Head` outside the application. An error in it must not affect the page. */
export function HeadBoundary({ children }: { children: React.ReactNode }): React.ReactNode {
  return useContext(IsApp) ? children : <CrashBoundary silent>{children}</CrashBoundary>;
}
