import { mayPrefetch } from "./connection";

declare const ___loader: { hovering(path: string): void };

/** Keeps Gatsby's links from loading the page under the pointer where the visitor saves data or has a slow line. */
export function startPrefetchGuard(): () => void {
  const { hovering } = ___loader;
  ___loader.hovering = (path) => {
    if (mayPrefetch()) hovering(path);
  };
  return () => {
    ___loader.hovering = hovering;
  };
}
