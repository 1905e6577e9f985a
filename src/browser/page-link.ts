import { navigate, withPrefix } from "gatsby";
import { sitePath } from "../components/layout/site-path";
import { isFilePath } from "../shared/paths";

/** The link that an element or an event's target is in, if it leads to a page of this site. */
export function pageLink(target: EventTarget | null | undefined): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  const isPage =
    link.origin === location.origin && link.pathname.startsWith(withPrefix("/")) && !isFilePath(link.pathname);
  return isPage ? link : undefined;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/**
 * Answers a click on a link to a page by changing the page without loading it whole. What the browser does by itself is
 * left to it: another tab, a place on the page that is shown.
 */
export function followLink(event: MouseEvent, { pathname, search, hash }: HTMLAnchorElement): void {
  if (!isPlain(event) || (pathname === location.pathname && hash)) return;
  event.preventDefault();
  const replace = pathname === location.pathname && search === location.search;
  void navigate(sitePath(pathname) + search + hash, { replace });
}
