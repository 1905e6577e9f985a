import { useSyncExternalStore } from "react";

/** Whether shortcuts use the Command key instead of Ctrl. Only the browser knows. */
export const usesCommandKey = (): boolean => /Mac|iP/.test(navigator.platform);

const neverChanges = () => () => undefined;

/**
 * Returns a value that only the browser knows and that does not change while the page is shown. In the static HTML and
 * during hydration it is `onServer`.
 */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => onServer);
