import { prefersReducedMotion } from "./media-query";

const LINE_PX = 36;

/**
 * The duration of the animation that opens or closes an element of the given height, in milliseconds. It grows more
 * slowly than the height. With reduced motion it is 1 ms.
 */
export function collapseDuration(heightPx: number): number {
  if (prefersReducedMotion()) return 1;
  const lines = heightPx / LINE_PX;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}

/** The running animation of each element, and whether it opens the element. */
const running = new WeakMap<Element, { animation: Animation; opens: boolean }>();

/**
 * Opens or closes the `<details>` of a clicked `<summary>` and animates its height. A click during the animation
 * reverses it. A link or button in the summary keeps its own click.
 */
export function animateDetails(event: Pick<MouseEvent, "target" | "defaultPrevented" | "preventDefault">): void {
  const clicked = event.target instanceof Element ? event.target.closest("a, button, summary") : null;
  const details = clicked?.matches("summary") ? clicked.parentElement : null;
  // Without `animate`, the browser opens and closes the element itself.
  if (event.defaultPrevented || !(details instanceof HTMLDetailsElement) || !("animate" in details)) return;
  event.preventDefault();
  const before = running.get(details);
  const opens = before ? !before.opens : !details.open;
  const from = details.offsetHeight;
  before?.animation.cancel();
  const [closed, open] = [false, true].map((isOpen) => {
    details.open = isOpen;
    return details.offsetHeight;
  }) as [number, number];
  const animation = details.animate(
    { height: [from, opens ? open : closed].map((height) => `${height}px`), overflow: ["clip", "clip"] },
    { duration: collapseDuration(open - closed), easing: "ease-in-out" },
  );
  running.set(details, { animation, opens });
  animation.onfinish = () => {
    running.delete(details);
    details.open = opens;
  };
}
