const listeners = new Set<() => void>();

/** Tells all listeners that another page, or another place of it, is shown. */
export function announceRouteChange(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls back whenever that happens. Returns how to stop. */
export function onRouteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
