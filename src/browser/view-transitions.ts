import { prefersReducedMotion } from "./reduced-motion";
import { onRouteChange } from "./route-change";

declare const ___loader: { loadPageSync(path: string): unknown };

/** The page stands still while one waits: better without the movement than with a pause. */
const LONGEST_WAIT_MS = 300;

interface NavigateEvent extends Event {
  navigationType: "push" | "replace" | "reload" | "traverse";
  destination: { url: string; sameDocument: boolean };
}

type Parts = Partial<Record<"title" | "cover", HTMLElement | null>>;

const inSight = (element: HTMLElement | null | undefined): HTMLElement | null => {
  const box = element?.getBoundingClientRect();
  return box && box.bottom > 0 && box.top < window.innerHeight ? element! : null;
};

/** What a list shows of the page at a path. */
function partsInList(path: string): Parts | null {
  const links = document.querySelectorAll<HTMLAnchorElement>("main :is(h2, h3) a[href]");
  const title = [...links].find(({ pathname, hash }) => pathname === path && hash === "");
  return title ? { title: inSight(title), cover: inSight(title.closest("article")?.querySelector("picture")) } : null;
}

/** The same on the page itself. */
const partsOfPage = (): Parts => ({
  title: inSight(document.querySelector<HTMLElement>("main h1")),
  cover: inSight(document.querySelector<HTMLElement>("main .post-cover")),
});

/** Takes away the names that were given last: no two elements may have the same. */
let takeNamesAway = (): void => undefined;

function name(parts: Parts): void {
  takeNamesAway();
  const named = Object.entries(parts).filter(([, element]) => element);
  for (const [part, element] of named) element!.style.viewTransitionName = `post-${part}`;
  takeNamesAway = () => {
    for (const [, element] of named) element!.style.viewTransitionName = "";
  };
}

/**
 * Lets the title and the cover of a post move between a list and the post, where the browser can and the visitor has
 * not asked for less movement. Only pages that are loaded already: nothing waits for it. Returns how to stop.
 */
export function startViewTransitions(): () => void {
  const { navigation } = window as Window & { navigation?: EventTarget };
  if (!("startViewTransition" in document) || !navigation) return () => undefined;
  /** From which list each post was opened. */
  const origins = new Map<string, string>();
  const onNavigate = (event: Event) => {
    const { destination, navigationType } = event as NavigateEvent;
    const to = new URL(destination.url);
    const from = location.pathname;
    if (!destination.sameDocument || to.pathname === from || to.hash !== "" || prefersReducedMotion()) return;
    if (!___loader.loadPageSync(to.pathname)) return;
    const go = () => goFrom(from, to.pathname);
    // While a transition holds the frames back the router does not hear of Back: it has to know first.
    if (navigationType === "traverse") window.addEventListener("popstate", go, { capture: true, once: true });
    else go();
  };
  const goFrom = (from: string, to: string) => {
    const inList = partsInList(to);
    if (inList) {
      origins.set(to, from);
      move(inList, partsOfPage);
    } else if (origins.get(from) === to) {
      move(partsOfPage(), () => partsInList(from) ?? {});
    }
  };
  navigation.addEventListener("navigate", onNavigate);
  return () => navigation.removeEventListener("navigate", onNavigate);
}

/** Counts the movements: the browser breaks one off when the next begins. */
let latest = 0;

/** The old page is taken at the next frame; React shows the new one after that. */
function move(before: Parts, after: () => Parts): void {
  const movement = (latest += 1);
  const changed = new Promise<void>((resolve) => {
    const stop = onRouteChange(() => {
      stop();
      resolve();
    });
    window.setTimeout(resolve, LONGEST_WAIT_MS);
  });
  name(before);
  const transition = document.startViewTransition(async () => {
    await changed;
    if (movement === latest) name(after());
  });
  transition.ready.catch(() => undefined);
  transition.finished.finally(() => {
    if (movement === latest) takeNamesAway();
  });
}
