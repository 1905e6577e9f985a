import { useCallback, useLayoutEffect, useRef } from "react";

/** A handler that stays the same and does what the last one does: what is given it has no need to be rendered anew. */
export function useStableHandler<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const last = useRef(handler);
  useLayoutEffect(() => {
    last.current = handler;
  });
  return useCallback((...args: Args) => last.current(...args), []);
}
