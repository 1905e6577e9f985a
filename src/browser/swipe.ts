/** So far has a finger to move for the menu to close. */
const CLOSES_PX = 60;

/** Lets a finger push a panel out to the left. What moves mostly up or down scrolls. Returns how to stop. */
export function startSwipe(panel: HTMLElement, onOut: () => void): () => void {
  let start: { x: number; y: number } | undefined;
  let moved = 0;
  const onStart = ({ touches }: TouchEvent) => {
    start = touches.length === 1 ? { x: touches[0]!.clientX, y: touches[0]!.clientY } : undefined;
    moved = 0;
  };
  const onMove = ({ touches }: TouchEvent) => {
    if (!start) return;
    const x = touches[0]!.clientX - start.x;
    const y = touches[0]!.clientY - start.y;
    if (moved === 0 && Math.abs(y) > Math.abs(x)) {
      start = undefined;
      return;
    }
    moved = Math.min(0, x);
    panel.style.translate = `${moved}px`;
  };
  const onEnd = () => {
    panel.style.translate = "";
    if (moved < -CLOSES_PX) onOut();
    start = undefined;
    moved = 0;
  };
  panel.addEventListener("touchstart", onStart, { passive: true });
  panel.addEventListener("touchmove", onMove, { passive: true });
  panel.addEventListener("touchend", onEnd);
  panel.addEventListener("touchcancel", onEnd);
  return () => {
    panel.style.translate = "";
    panel.removeEventListener("touchstart", onStart);
    panel.removeEventListener("touchmove", onMove);
    panel.removeEventListener("touchend", onEnd);
    panel.removeEventListener("touchcancel", onEnd);
  };
}
