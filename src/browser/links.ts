import { navigate, prefetchPathname, withPrefix } from "gatsby";
import type { MouseEvent, SyntheticEvent } from "react";
import { isFilePath } from "../shared/paths";
import { encodeBrokenHash } from "./hash-target";

/** Returns the path of a location within the site, without the path prefix. */
export function sitePath(pathname: string): string {
  const prefix = withPrefix("/").replace(/\/+$/, "");
  return pathname === prefix || pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || "/" : pathname;
}

/**
 * Replaces the address in the history entry without a navigation. Analytics scripts override `history.replaceState` and
 * would count each call as a page view.
 */
export const replaceAddress = (address: string | URL): void =>
  History.prototype.replaceState.call(history, history.state, "", address);

/** The link around an event's target, if it leads to a page of this site. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link) return undefined;
  const isPage =
    link.origin === location.origin && link.pathname.startsWith(withPrefix("/")) && !isFilePath(link.pathname);
  return isPage ? link : undefined;
}

type Modifiers = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Whether a click or key press asks the browser to open a new tab or window, or to download. */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

const staysInWindow = (link: HTMLAnchorElement) => /^(_self)?$/.test(link.target) && !link.hasAttribute("download");

/**
 * Handles clicks on links in compiled HTML: navigates to pages of this site without a page load. The browser handles
 * fragments of the same page, new tabs and downloads. (gatsby-plugin-catch-links also handles clicks before hydration,
 * when no page can be shown.)
 */
export function followLinks(event: MouseEvent): void {
  const link = pageLink(event.target);
  if (!link || !staysInWindow(link) || event.defaultPrevented) return;
  if (event.button !== 0 || isModified(event)) return;
  const { pathname, search, hash } = link;
  const isSamePage = pathname === location.pathname && search === location.search;
  if (isSamePage && hash) return;
  event.preventDefault();
  void navigate(encodeBrokenHash(sitePath(pathname) + search + hash), { replace: isSamePage });
}

/** Prefetches the page of a link in compiled HTML on hover or focus, as Gatsby's `Link` does. */
function prefetchLink({ target }: SyntheticEvent): void {
  const link = pageLink(target as Element);
  if (link) prefetchPathname(sitePath(link.pathname));
}

/** The handlers of an element that contains compiled HTML. */
export const linkHandlers = { onClick: followLinks, onMouseOver: prefetchLink, onFocus: prefetchLink };
