import { navigate, withPrefix } from "gatsby";
import { sitePath } from "../components/layout/site-path";
import { isFilePath } from "../shared/paths";

/** The link that an element or an event's target is in, if it leads to a page of this site. */
export function pageLink(target: EventTarget | null | undefined): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link) return undefined;
  const isPage =
    link.origin === location.origin && link.pathname.startsWith(withPrefix("/")) && !isFilePath(link.pathname);
  return isPage ? link : undefined;
}

/** Whether a click asks for nothing but the page that a link leads to, and nobody else has answered it. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

const staysInWindow = (link: HTMLAnchorElement) => /^(_self)?$/.test(link.target) && !link.hasAttribute("download");

/**
 * Answers a click on a link to a page by changing the page without loading it whole. What the browser does by itself is
 * left to it: another tab, a place on the page that is shown.
 */
export function followLink(event: MouseEvent, link: HTMLAnchorElement): void {
  const { pathname, search, hash } = link;
  const isSamePage = pathname === location.pathname && search === location.search;
  if (!isPlain(event) || !staysInWindow(link) || (isSamePage && hash)) return;
  event.preventDefault();
  void navigate(sitePath(pathname) + search + hash, { replace: isSamePage });
}
