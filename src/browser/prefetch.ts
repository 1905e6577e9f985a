import { mayPrefetch } from "./connection";
import type { Loader, Page, PageSource } from "./page-source";

/** Of the links that come into view on one page, so many are followed ahead of the reader. */
const MAX_IN_VIEW = 20;

/** What has been asked for ahead since the page changed: each once, also where it failed. */
const inView = new Set<string>();
const pointedAt = new Map<string, Promise<Page | undefined>>();

/** In the form that Gatsby's own link expects, of which there may be some too. */
const NOTHING = { then: (resolve: (value: boolean) => void) => resolve(false), abort: () => undefined };

/**
 * Bounds what is loaded ahead: nothing where the visitor saves data or has a slow line, so many links in view
 * of a page, and each link that is pointed at once.
 */
export function limitPrefetch(loader: Loader, source: PageSource): void {
  const { enqueue } = loader;
  loader.enqueue = (path) => {
    const name = source.nameOf(path);
    if (inView.size >= MAX_IN_VIEW && !inView.has(name)) return NOTHING as ReturnType<Loader["enqueue"]>;
    inView.add(name);
    return enqueue(name);
  };
  loader.hovering = (path) => {
    if (!pointedAt.has(path) && mayPrefetch()) pointedAt.set(path, source.load(path));
  };
}

function followAhead({ pathname }: HTMLAnchorElement): void {
  if (pathname !== location.pathname) window.___loader.enqueue(pathname);
}

let linksInView: IntersectionObserver | undefined;

/** A `ref` for links to pages: each is followed ahead once it comes into view, at once where the browser cannot tell. */
export function watchLink(link: HTMLAnchorElement): () => void {
  if ("IntersectionObserver" in window) {
    linksInView ??= new IntersectionObserver((entries, observer) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        followAhead(target as HTMLAnchorElement);
      }
    });
    linksInView.observe(link);
  } else followAhead(link);
  return () => linksInView?.unobserve(link);
}

/** To be called when a page is in its place. */
export function allowPrefetch(): void {
  inView.clear();
  pointedAt.clear();
}
