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
}

/** What a list shows of the post at a path. */
function partsInList(path: string): Parts | null {
  const links = document.querySelectorAll<HTMLAnchorElement>("main :is(h2, h3) a[href]");
  const link = [...links].find(({ pathname, hash }) => pathname === path && hash === "");
  return link
    ? { title: link.closest<HTMLElement>("h2, h3"), cover: link.closest("article")?.querySelector("picture") }
    : null;
}

const partsOfPost = (): Parts => ({
  title: document.querySelector<HTMLElement>("main h1"),
  cover: document.querySelector<HTMLElement>("main .post-cover"),
});

/** Where an element is in the window, if it is in sight. */
function placeOf(element: HTMLElement | null | undefined): Place | null {
  if (!element) return null;
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const isInSight = width > 0 && bottom > 0 && top < window.innerHeight;
  return isInSight ? { left, top, width, fontSize: parseFloat(getComputedStyle(element).fontSize) } : null;
}

type Places = Record<keyof Parts, Place | null>;
const placesOf = ({ title, cover }: Parts): Places => ({ title: placeOf(title), cover: placeOf(cover) });

/** Shows an element where another one was, and lets it go from there to its own place. */
function moveFrom(before: Place | null, element: HTMLElement | null | undefined, isText: boolean): void {
  const after = before && placeOf(element);
  if (!before || !after) return;
  // Text that was wider than it can be now would go beyond the window.
  const widths = before.width / after.width;
  const scale = isText ? Math.min(before.fontSize / after.fontSize, widths) : widths;
  const from = `translate(${before.left - after.left}px, ${before.top - after.top}px) scale(${scale})`;
  const transformOrigin = "0 0";
  element!.animate(
    [
      { transformOrigin, transform: from },
      { transformOrigin, transform: "none" },
    ],
    TIMING,
  );
}

/**
 * Lets the title and the cover of a post move between a list and the post, unless the visitor has asked for less
 * movement. The new page is painted at once, with both where they were: the browser's own view transitions hold it back
 * for two frames. Returns how to stop.
 */
export function startPostMovement(): () => void {
  /** From which list each post was opened. */
  const origins = new Map<string, string>();
  /** Where the parts were on the page that is left, and how to find them on the next one. */
  let left: { places: Places; find: () => Parts | null } | undefined;
  const stops = [
    onRouteLeave(({ from, to }) => {
      left = undefined;
      const inList = to === from ? null : partsInList(to);
      if (inList) {
        origins.set(to, from);
        left = { places: placesOf(inList), find: partsOfPost };
      } else if (origins.get(from) === to) {
        left = { places: placesOf(partsOfPost()), find: () => partsInList(from) };
      }
    }),
    onRouteChange(() => {
      const next = left?.find();
      if (next && !prefersReducedMotion()) {
        moveFrom(left!.places.title, next.title, true);
        moveFrom(left!.places.cover, next.cover, false);
      }
      left = undefined;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
