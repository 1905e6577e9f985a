/** Creates a list of listeners: `call` calls all of them, `add` returns a function that removes the listener. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    call: (...args: Args): void => [...listeners].forEach((listener) => listener(...args)),
    add: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
