import { navigate } from "gatsby";

const PREFIX: string = typeof __PATH_PREFIX__ === "string" ? __PATH_PREFIX__ : "";
declare const __PATH_PREFIX__: string | undefined;

const INTENTS = ["mouseover", "touchstart", "focusin"];
const IN_TEXT = "[data-prose] a[href]";

/** The link that an event is on, if it leads to a page of this site. */
function internalLink(event: Event, selector = IN_TEXT): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  const isPage =
    link.origin === location.origin && link.pathname.startsWith(PREFIX) && !/\.[a-z\d]+$/i.test(link.pathname);
  return isPage ? link : undefined;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/**
 * Lets links in compiled text, which is plain HTML, change the page without loading it whole. A link that is touched or
 * focused is followed ahead as one that is pointed at, which Gatsby's own links see to. Returns how to stop.
 */
export function startProseLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? internalLink(event) : undefined;
    if (!link || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    const replace = link.pathname === location.pathname && link.search === location.search;
    void navigate(link.pathname.slice(PREFIX.length) + link.search + link.hash, { replace });
  };
  const onIntent = (event: Event) => {
    const link = internalLink(event, event.type === "mouseover" ? IN_TEXT : "a[href]");
    if (link && link.pathname !== location.pathname) window.___loader.hovering(link.pathname);
  };
  document.addEventListener("click", onClick);
  for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    document.removeEventListener("click", onClick);
    for (const intent of INTENTS) document.removeEventListener(intent, onIntent);
  };
}
