import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * What only the browser knows and what does not change by itself while the page is shown. The static page, and the
 * first rendering in the browser, have `onServer` in its place.
 */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => onServer);
