import { useSyncExternalStore } from "react";

/** A page that could not be loaded, while the one before it still shows. */
export interface RouteFailure {
  address: string;
  retry(): void;
}

let failure: RouteFailure | null = null;
const listeners = new Set<() => void>();

function change(next: RouteFailure | null): void {
  failure = next;
  for (const listener of listeners) listener();
}

/** Says that a page could not be loaded. Resolves when the reader wants it tried again, or the connection is back. */
export function reportFailure(address: string): Promise<void> {
  return new Promise((resolve) => {
    const retry = () => {
      window.removeEventListener("online", retry);
      if (failure?.retry === retry) change(null);
      resolve();
    };
    window.addEventListener("online", retry);
    change({ address, retry });
  });
}

export const clearFailure = (): void => {
  if (failure) change(null);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useRouteFailure = (): RouteFailure | null =>
  useSyncExternalStore(
    subscribe,
    () => failure,
    () => null,
  );
