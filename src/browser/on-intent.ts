const SIGNS = ["scroll", "pointerover", "touchstart", "keydown"] as const;

/** Calls back once, at the first sign of a visitor who does something. Returns how to stop waiting. */
export function onIntent(callback: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, act);
  };
  const act = () => {
    stop();
    callback();
  };
  for (const sign of SIGNS) window.addEventListener(sign, act, { passive: true });
  return stop;
}
