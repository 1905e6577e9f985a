const ACTIONS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Calls back once, when the reader does something that may scroll the page. Returns how to stop waiting for it. */
export function onReaderAction(callback: () => void): () => void {
  const stop = () => {
    for (const action of ACTIONS) window.removeEventListener(action, act, { capture: true });
  };
  const act = () => {
    stop();
    callback();
  };
  for (const action of ACTIONS) window.addEventListener(action, act, { capture: true, passive: true });
  return stop;
}
