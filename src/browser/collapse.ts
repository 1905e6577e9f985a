import { collapseDuration } from "../shared/collapse-duration";
import { prefersReducedMotion } from "./reduced-motion";

const REDUCED_MS = 1;

const durationOf = (heightPx: number) => (prefersReducedMotion() ? REDUCED_MS : collapseDuration(heightPx));

interface Move {
  animation: Animation;
  opens: boolean;
}

/**
 * Opens and closes what is folded by a movement whose duration follows the height: `<details>`, and lists whose button
 * says that it controls them. Without it they open and close all the same, at once. Returns how to stop.
 */
export function startCollapses(): () => void {
  const moves = new WeakMap<Element, Move>();
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target || event.defaultPrevented) return;
    const details = target.closest("summary")?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || details.closest(".navbar-links")) return;
    event.preventDefault();
    toggle(details, moves);
  };
  /** Runs before the button's own handler, while the list is still as it was. */
  const beforeClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest("button[aria-expanded][aria-controls]") : null;
    const list = button && document.getElementById(button.getAttribute("aria-controls")!);
    list?.style.setProperty("--collapse-duration", `${durationOf(list.firstElementChild?.scrollHeight ?? 0)}ms`);
  };
  document.addEventListener("click", onClick);
  document.addEventListener("click", beforeClick, { capture: true });
  return () => {
    document.removeEventListener("click", onClick);
    document.removeEventListener("click", beforeClick, { capture: true });
  };
}

function toggle(details: HTMLDetailsElement, moves: WeakMap<Element, Move>): void {
  const running = moves.get(details);
  const opens = running ? !running.opens : !details.open;
  const from = details.offsetHeight;
  running?.animation.cancel();
  const [closed, open] = [false, true].map((isOpen) => {
    details.open = isOpen;
    return details.offsetHeight;
  }) as [number, number];
  const animation = details.animate(
    { height: [from, opens ? open : closed].map((height) => `${height}px`), overflow: ["clip", "clip"] },
    { duration: durationOf(open - closed), easing: "ease-in-out" },
  );
  moves.set(details, { animation, opens });
  animation.onfinish = () => {
    moves.delete(details);
    details.open = opens;
  };
}
