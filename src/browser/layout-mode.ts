import { useSyncExternalStore } from "react";
import { mediaQuery } from "./media-query";

/** `ssr` in the static page and until it is hydrated; `desktop` in a window wider than 996 px. */
export type LayoutMode = "ssr" | "desktop" | "mobile";

const wide = mediaQuery("(min-width: 997px)");

/** How the window's width lets the page be laid out; follows when it is resized. */
export const useLayoutMode = (): LayoutMode =>
  useSyncExternalStore<LayoutMode>(
    wide.listen,
    () => (wide.matches() ? "desktop" : "mobile"),
    () => "ssr",
  );
