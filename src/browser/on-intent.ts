import { startWaitingFeatures } from "./page-features";

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

/** Loads what only a visitor who does something needs: at the first sign of one. Returns how to stop waiting. */
export function startOnIntent(): () => void {
  const from = window.scrollY;
  return onIntent(() => {
    startWaitingFeatures();
    import("./interaction").then(
      ({ startInteraction }) => startInteraction(from),
      () => undefined,
    );
  });
}
