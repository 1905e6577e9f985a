const listeners = new Set<() => void>();

/** Calls all listeners after a navigation, also within a page. */
export function announceRouteChange(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls the listener after each navigation. Returns a function that removes the listeners. */
export function onRouteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
