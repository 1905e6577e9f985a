import { useEffect, useSyncExternalStore } from "react";

/** A page that could not be loaded, while the one before it still shows. */
export interface RouteFailure {
  address: string;
  retry(): void;
}

const BOX = ".route-failure";

let failure: RouteFailure | null = null;
/** Whether the box had the focus when it was taken away for another try. */
let heldFocus = false;
const listeners = new Set<() => void>();

/** Whether the page that is shown stays only since another one could not be loaded. */
export const hasFailure = (): boolean => failure !== null;

function change(next: RouteFailure | null): void {
  failure = next;
  for (const listener of listeners) listener();
}

/** Says that a page could not be loaded. Resolves when the reader wants it tried again, or the connection is back. */
export function reportFailure(address: string): Promise<void> {
  return new Promise((resolve) => {
    const retry = () => {
      window.removeEventListener("online", retry);
      heldFocus = Boolean(document.activeElement?.closest(BOX));
      if (failure?.retry === retry) change(null);
      resolve();
    };
    window.addEventListener("online", retry);
    change({ address, retry });
  });
}

export const clearFailure = (): void => {
  heldFocus = false;
  if (failure) change(null);
};

/** When another try has failed too, the reader is where they were; elsewhere if they have gone there meanwhile. */
function returnFocus(): void {
  if (heldFocus && document.activeElement === document.body)
    document.querySelector<HTMLElement>(`${BOX} button`)?.focus();
  heldFocus = false;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** For what shows the failure. */
export function useRouteFailure(): RouteFailure | null {
  const shown = useSyncExternalStore(
    subscribe,
    () => failure,
    () => null,
  );
  useEffect(() => {
    if (shown) returnFocus();
  }, [shown]);
  return shown;
}
