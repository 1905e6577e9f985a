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

/** Where both parts are. */
type Places = Record<keyof Parts, Place | null>;

const placesOf = ({ title, cover }: Parts): Places => ({ title: placeOf(title), cover: placeOf(cover) });

const isBeside = (one: Place, other: Place): boolean =>
  one.left >= other.left + other.width || other.left >= one.left + one.width;

/** Whether the title is above the cover in one place and below it in the other: on their way they would meet. */
function wouldMeet(before: Places, after: Places): boolean {
  if (!before.title || !before.cover || !after.title || !after.cover) return false;
  if (isBeside(before.title, before.cover) || isBeside(after.title, after.cover)) return false;
  return before.title.top < before.cover.top !== after.title.top < after.cover.top;
}

/** Shows an element where another one was, and lets it go from there to its own place. */
function moveFrom(before: Place | null, element: HTMLElement | null | undefined, after: Place | null): void {
  if (!element || !before || !after) return;
  // Text that was wider than it can be now would go beyond the window.
  const widths = before.width / after.width;
  const scale = after.picture === undefined ? Math.min(before.fontSize / after.fontSize, widths) : widths;
  const from = `translate(${before.left - after.left}px, ${before.top - after.top}px) scale(${scale})`;
  const transformOrigin = "0 0";
  element.animate(
    [
      { transformOrigin, transform: from },
      { transformOrigin, transform: "none" },
    ],
    TIMING,
  );
  if (!before.picture) return;
  // The picture in the size of the new place may not be there yet.
  const behind = { background: `url("${before.picture}") 0 0 / cover` };
  element.querySelector("img")?.animate([behind, behind], TIMING);
}

/**
 * Lets the title and the cover of a post move between a list and the post, unless the visitor has asked for less
 * movement or the browser has moved the page itself, as by a swipe. The new page is painted at once, with both where they
 * were: the browser's own view transitions hold it back for two frames. Returns how to stop.
 */
export function startPostMovement(): () => void {
  /** From which list each post was opened. */
  const origins = new Map<string, string>();
  /** Where the parts were on the page that is left, and how to find them on the next one. */
  let pending: { before: Places; find: () => Parts | null } | undefined;
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
      pending = parts ? { before: placesOf(parts), find } : undefined;
    }),
    onRouteChange(() => {
      const departure = pending;
      const stays = isMovedByBrowser || prefersReducedMotion();
      [pending, isMovedByBrowser] = [undefined, false];
      const parts = stays ? null : departure?.find();
      if (!departure || !parts) return;
      const { before } = departure;
      const after = placesOf(parts);
      if (!wouldMeet(before, after)) moveFrom(before.title, parts.title, after.title);
      moveFrom(before.cover, parts.cover, after.cover);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
