import { prefersReducedMotion } from "./media-query";

const LINE_PX = 36;

/**
 * How many milliseconds it takes to open or close something of this height. The time grows more slowly than the height.
 * It is 1 ms for visitors who want less movement.
 */
export function collapseDuration(heightPx: number): number {
  if (prefersReducedMotion()) return 1;
  const lines = heightPx / LINE_PX;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}

/** The animations that run, and whether they open their element. */
const running = new WeakMap<Element, { animation: Animation; opens: boolean }>();

/**
 * Opens or closes the `<details>` of a clicked `<summary>` with an animation of its height. A second click turns a
 * running animation around.
 */
export function animateDetails(event: Pick<MouseEvent, "target" | "defaultPrevented" | "preventDefault">): void {
  const target = event.target instanceof Element ? event.target : null;
  const details = target?.closest("summary")?.parentElement;
  // Without the animation the browser opens and closes the element by itself.
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
