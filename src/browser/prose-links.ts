import { navigate } from "gatsby";

declare const ___loader: { hovering(path: string): void };

const PREFIX: string = typeof __PATH_PREFIX__ === "string" ? __PATH_PREFIX__ : "";
declare const __PATH_PREFIX__: string | undefined;

/** The link in compiled text that an event is on, if it leads to a page of this site. */
function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-prose] a[href]") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  const isPage =
    link.origin === location.origin && link.pathname.startsWith(PREFIX) && !/\.[a-z\d]+$/i.test(link.pathname);
  return isPage ? link : undefined;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Lets links in compiled text, which is plain HTML, change the page without loading it whole. Returns how to stop. */
export function startProseLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? internalLink(event) : undefined;
    if (!link || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    void navigate(link.pathname.slice(PREFIX.length) + link.search + link.hash);
  };
  const onIntent = (event: Event) => {
    const link = internalLink(event);
    if (link) ___loader.hovering(link.pathname);
  };
  document.addEventListener("click", onClick);
  document.addEventListener("mouseover", onIntent, { passive: true });
  return () => {
    document.removeEventListener("click", onClick);
    document.removeEventListener("mouseover", onIntent);
  };
}
