import { useSyncExternalStore } from "react";
import { hashTarget } from "./hash-target";
import { createListeners } from "./listeners";
import { onRouteChange } from "./route-change";

const NAVBAR_PX = 60;
const FAR_PX = 300;

/**
 * The direction in which the reader scrolls: `down` hides the navbar, `up` far from the top offers the button that goes
 * there, otherwise `rest`.
 */
type ScrollState = "rest" | "down" | "up";

let state: ScrollState = "rest";
const listeners = createListeners();

function set(next: ScrollState): void {
  if (next === state) return;
  state = next;
  listeners.call();
}

/** Watches scrolling. A navigation to a heading counts as `down`, so that the navbar does not cover it. Never stops. */
function watch(): void {
  let last = window.scrollY;
  let jumps = hashTarget(location.hash) !== null;
  const onScroll = () => {
    const y = window.scrollY;
    const left = document.documentElement.scrollHeight - y - window.innerHeight;
    const previous = last;
    last = y;
    if (y < NAVBAR_PX) set("rest");
    else if (jumps) jumps = false;
    else if (y > previous) set("down");
    // Overscroll at the end of the page springs back.
    else if (y < previous && left > NAVBAR_PX) set(y > FAR_PX ? "up" : "rest");
  };
  onRouteChange(() => {
    jumps = window.scrollY >= NAVBAR_PX && hashTarget(location.hash) !== null;
    set(jumps ? "down" : "rest");
  });
  window.addEventListener("scroll", onScroll, { passive: true });
}

let isWatching = false;

function subscribe(listener: () => void): () => void {
  if (!isWatching) watch();
  isWatching = true;
  return listeners.add(listener);
}

export const useScrollState = (): ScrollState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => "rest",
  );
