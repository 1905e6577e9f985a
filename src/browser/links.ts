import { followLink, pageLink } from "./page-link";

const INTENTS = ["mouseover", "touchstart", "focusin"];

/**
 * Follows each link to a page ahead when it is pointed at, touched or focused, and lets those in compiled text, which is
 * plain HTML, change the page without loading it whole. Returns how to stop.
 */
export function startLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = pageLink(event.target);
    if (link?.closest("[data-prose]")) followLink(event, link);
  };
  const onIntent = (event: Event) => {
    const link = pageLink(event.target);
    if (link && link.pathname !== location.pathname) window.___loader.hovering(link.pathname);
  };
  document.addEventListener("click", onClick);
  for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    document.removeEventListener("click", onClick);
    for (const intent of INTENTS) document.removeEventListener(intent, onIntent);
  };
}
