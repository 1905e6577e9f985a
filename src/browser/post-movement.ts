import { prefersReducedMotion } from "./reduced-motion";
import { onRouteChange, onRouteLeave } from "./route-change";

const TIMING = { duration: 220, easing: "cubic-bezier(0.2, 0, 0, 1)" };

/** Elements that a list and a post both show. */
type Parts = Partial<Record<"title" | "cover", HTMLElement | null>>;

interface Place {
  left: number;
  top: number;
  width: number;
  /** In px, by which a title is larger in one place than in the other. */
  fontSize: number;
  /** The address of the picture that is shown there; text has none. */
  picture?: string;
}

/** What a list shows of the post at a path. */
function partsInList(path: string): Parts | null {
  const links = document.querySelectorAll<HTMLAnchorElement>("main :is(h2, h3) a[href]");
  const link = [...links].find(({ pathname, hash }) => pathname === path && hash === "");
  if (!link) return null;
  return { title: link.closest<HTMLElement>("h2, h3"), cover: link.closest("article")?.querySelector("picture") };
}

const partsOfPost = (): Parts => ({
  title: document.querySelector<HTMLElement>("main h1"),
  cover: document.querySelector<HTMLElement>("main .post-cover"),
});

/** Where an element is in the window, if it is in sight. */
function placeOf(element: HTMLElement | null | undefined): Place | null {
  if (!element) return null;
  const { left, top, bottom, width } = element.getBoundingClientRect();
  if (width === 0 || bottom <= 0 || top >= window.innerHeight) return null;
  const fontSize = parseFloat(getComputedStyle(element).fontSize);
  return { left, top, width, fontSize, picture: element.querySelector("img")?.currentSrc };
}

/** Shows an element where another one was, and lets it go from there to its own place. */
function moveFrom(before: Place | null, element: HTMLElement | null | undefined): void {
  const after = before && placeOf(element);
  if (!element || !after) return;
  // Text that was wider than it can be now would go beyond the window.
  const widths = before.width / after.width;
  const scale = after.picture === undefined ? Math.min(before.fontSize / after.fontSize, widths) : widths;
  const from = `translate(${before.left - after.left}px, ${before.top - after.top}px) scale(${scale})`;
  const still = {
    transformOrigin: "0 0",
    // The picture in the size of the new place may not be there yet.
    ...(before.picture ? { background: `url("${before.picture}") 0 0 / cover` } : {}),
  };
  element.animate(
    [
      { ...still, transform: from },
      { ...still, transform: "none" },
    ],
    TIMING,
  );
}

/** Where the parts were on the page that is left, and how to find them on the next one. */
interface Departure {
  title: Place | null;
  cover: Place | null;
  find: () => Parts | null;
}

/**
 * Lets the title and the cover of a post move between a list and the post, unless the visitor has asked for less
 * movement or the browser has moved the page itself, as by a swipe. The new page is painted at once, with both where they
 * were: the browser's own view transitions hold it back for two frames. Returns how to stop.
 */
export function startPostMovement(): () => void {
  /** From which list each post was opened. */
  const origins = new Map<string, string>();
  let pending: Departure | undefined;
  let isMovedByBrowser = false;
  const onPopState = ({ hasUAVisualTransition }: PopStateEvent) => {
    isMovedByBrowser = hasUAVisualTransition;
  };
  window.addEventListener("popstate", onPopState);
  const stops = [
    () => window.removeEventListener("popstate", onPopState),
    onRouteLeave(({ from, to }) => {
      const inList = partsInList(to);
      if (inList) origins.set(to, from);
      const parts = inList ?? (origins.get(from) === to ? partsOfPost() : null);
      const find = inList ? partsOfPost : () => partsInList(from);
      pending = parts ? { title: placeOf(parts.title), cover: placeOf(parts.cover), find } : undefined;
    }),
    onRouteChange(() => {
      const departure = pending;
      const stays = isMovedByBrowser || prefersReducedMotion();
      [pending, isMovedByBrowser] = [undefined, false];
      const parts = stays ? null : departure?.find();
      if (!departure || !parts) return;
      moveFrom(departure.title, parts.title);
      moveFrom(departure.cover, parts.cover);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
