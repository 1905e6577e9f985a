import { createElement } from "react";
import { makePageAhead } from "../components/layout/page-stage";
import { pageLink } from "./page-link";
import { isNotFound } from "./page-source";
import { pageAhead } from "./prefetch";
import { onRouteChange } from "./route-change";
import { isFromOtherBuild } from "./routes";

/** Who only passes over a link leaves it sooner. */
const REST_MS = 50;

/**
 * Makes the page of the link on which a mouse rests, so that a click finds it rendered and laid out. It is let go of when
 * the mouse leaves. A finger gives no such notice. Returns how to stop.
 */
export function startPagesAhead(): () => void {
  let rested: HTMLAnchorElement | undefined;
  let timer: number | undefined;
  let isMade = false;
  let place = "";
  const leave = () => {
    window.clearTimeout(timer);
    if (isMade) makePageAhead(null);
    [rested, isMade] = [undefined, false];
  };
  const make = async (link: HTMLAnchorElement) => {
    const page = await pageAhead(link.pathname);
    if (!page || rested !== link || isNotFound(page) || isFromOtherBuild(page)) return;
    const { component, json } = page;
    const path = encodeURI(page.page.path);
    const props = { key: path, path, location: new URL(link.href), params: {}, pageResources: page, ...json };
    makePageAhead(createElement("default" in component ? component.default : component, props));
    isMade = true;
  };
  const restOn = (link: HTMLAnchorElement | undefined) => {
    leave();
    if (!link || link.pathname === location.pathname) return;
    rested = link;
    timer = window.setTimeout(make, REST_MS, link);
  };
  const point = (event: PointerEvent) => {
    const before = place;
    place = `${event.clientX} ${event.clientY}`;
    const link = event.pointerType === "mouse" ? pageLink(event.target) : undefined;
    // A link that has come under a mouse at rest, as that of a page that has just been opened, is not pointed at.
    if (!link || link !== rested) restOn(place === before ? undefined : link);
  };
  document.addEventListener("pointerover", point, { passive: true });
  const stopHearing = onRouteChange(leave);
  // The mouse may have brought it about that this code was loaded.
  if (window.matchMedia?.("(hover: hover)").matches) restOn(pageLink([...document.querySelectorAll(":hover")].at(-1)));
  return () => {
    leave();
    stopHearing();
    document.removeEventListener("pointerover", point);
  };
}
