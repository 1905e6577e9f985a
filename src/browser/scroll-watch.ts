import { hashTarget } from "./hash-target";
import { prefersReducedMotion } from "./reduced-motion";
import { onRouteChange } from "./route-change";

const NAVBAR_PX = 60;
const FAR_PX = 300;

/**
 * Takes the navbar out of the way while a reader scrolls down, and offers the way to the top when they turn round far
 * from it. Going to a heading hides both, so that nothing stands over it, except at the top of the page, which always has
 * the navbar. CSS does the rest, by attributes of `<html>`.
 */
export function startScrollWatch(from = 0): () => void {
  const { dataset, scrollHeight } = document.documentElement;
  let last = from;
  let jumps = scrollHeight > 0 && hashTarget(location.hash) !== null;
  const show = (navbar: boolean, backToTop: boolean) => {
    if (navbar) delete dataset.navbarHidden;
    else dataset.navbarHidden = "";
    if (backToTop) dataset.backToTop = "";
    else delete dataset.backToTop;
  };
  const onScroll = () => {
    const y = window.scrollY;
    const left = document.documentElement.scrollHeight - y - window.innerHeight;
    const previous = last;
    last = y;
    if (y < NAVBAR_PX) show(true, false);
    else if (jumps) jumps = false;
    else if (y > previous) show(false, false);
    else if (y < previous && left > NAVBAR_PX) show(true, y > FAR_PX);
  };
  const onRoute = () => {
    jumps = window.scrollY >= NAVBAR_PX && hashTarget(location.hash) !== null;
    show(!jumps, false);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest(".back-to-top"))) return;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  onScroll();
  window.addEventListener("scroll", onScroll, { passive: true });
  document.addEventListener("click", onClick);
  const stopRoute = onRouteChange(onRoute);
  return () => {
    window.removeEventListener("scroll", onScroll);
    document.removeEventListener("click", onClick);
    stopRoute();
    show(true, false);
  };
}
