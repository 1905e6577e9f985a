import { startWaitingFeatures } from "./page-features";

const SIGNS = ["scroll", "pointerover", "touchstart", "keydown"] as const;

/** Loads what only a visitor who does something needs: at the first sign of one. Returns how to stop waiting. */
export function startOnIntent(): () => void {
  const from = window.scrollY;
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, load);
  };
  const load = () => {
    stop();
    startWaitingFeatures();
    import("./interaction").then(
      ({ startInteraction }) => startInteraction(from),
      () => undefined,
    );
  };
  for (const sign of SIGNS) window.addEventListener(sign, load, { passive: true });
  return stop;
}
