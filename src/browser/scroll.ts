import { hashTarget } from "./hash-target";
import { json, storageSlot } from "./storage";

interface Place {
  pathname: string;
  hash: string;
  search: string;
}

/** Entries of the history, and how far down each was left. */
type Positions = [entry: string, top: number][];

const KEPT_ENTRIES = 50;

const isPosition = (value: unknown): value is Positions[number] =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";

const kept = storageSlot<Positions>(
  "scroll-positions",
  json((value) => (Array.isArray(value) ? value.filter(isPosition) : null)),
  "session",
);

/** The newest last. */
let positions = new Map<string, number>();
/** The entry that is shown; undefined from a step through the history, or to a heading, until the page has arrived. */
let shown: string | undefined;
/** The entry that the browser has just made for a link to a heading, where it scrolls by itself. */
let made: string | undefined;
/** Of a page that is on its way to where it was left: where it stands meanwhile is nobody's choice. */
let restoring: AbortController | undefined;

const entryKey = (): string | undefined => (history.state as { key?: string } | null)?.key;

function keep(key: string, position: number): void {
  positions.delete(key);
  positions.set(key, position);
}

const keepShown = () => {
  if (shown && !restoring && entryKey() === shown) keep(shown, window.scrollY);
};

/** An entry that the browser has made has no key. It gets one at once, since the reader may leave it at once. */
function nameEntry(): string {
  const key = `own-${Date.now()}`;
  history.replaceState({ ...(history.state as object), key }, "");
  return key;
}

/** Until the page has arrived, its scroll position belongs to neither entry. */
const onPopState = () => {
  shown = undefined;
  made = entryKey() ? undefined : nameEntry();
};

/** The browser has restored what it could, and would scroll where the reader left this entry if they came back to it. */
const onScroll = () => {
  keepShown();
  if (shown && document.readyState === "complete") history.scrollRestoration = "manual";
};

/**
 * Remembers how far every page was read. Gatsby does so too, but takes what the browser scrolls between two pages for
 * the reader's doing, and gives a fresh visit the place of an older one; so `shouldUpdateScroll` refuses it all.
 * A reload is left to the browser, which knows when the reader has moved on. Returns how to stop.
 */
export function startScroll(): () => void {
  positions = new Map(kept.get());
  const leave = () => {
    keepShown();
    kept.set([...positions].slice(-KEPT_ENTRIES));
    history.scrollRestoration = "auto";
  };
  window.addEventListener("popstate", onPopState);
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", leave);
  // The last that is heard of a tab which the system takes away.
  document.addEventListener("visibilitychange", leave);
  return () => {
    restoring?.abort();
    window.removeEventListener("popstate", onPopState);
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", leave);
    shown = undefined;
  };
}

/** To be called before a page is left for another one of this site. */
export function leaveEntry(): void {
  keepShown();
  history.scrollRestoration = "manual";
}

/**
 * Scrolls a page that has just been put in place: to where it was left, to the heading in the address, or to the top.
 * The focus stays in the first case and goes along in the others.
 */
export function arrive(previous: Place | null | undefined, next: Place): void {
  const key = entryKey();
  const position = key === undefined ? undefined : positions.get(key);
  restoring?.abort();
  shown = key ?? nameEntry();
  if (position !== undefined) returnTo(position, !previous);
  else if (key && key !== made && previous && shouldScroll(previous, next)) goTo(previous, next);
  if (!restoring) keep(shown, window.scrollY);
}

function returnTo(position: number, isFirst: boolean): void {
  if (!isFirst) keepFocus();
  if (!isFirst || history.scrollRestoration === "manual" || isCutShort(position)) restore(position);
}

/**
 * Whether the browser, which restores a reload itself, has had to end above where the page was left, since the page is
 * not long enough yet. Anywhere but at the end it is the reader who has moved on.
 */
function isCutShort(top: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return end < top - 1 && window.scrollY >= end - 1;
}

/** Scrolls the page to where it was left. What comes late may first have to make it long enough. */
function restore(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
  if (window.scrollY >= top - 1) return;
  const own = (restoring = new AbortController());
  const { signal } = own;
  signal.addEventListener("abort", () => restoring === own && (restoring = undefined));
  const end = () => own.abort();
  import("./restore-scroll").then(({ restoreScroll }) => restoreScroll(top, signal)).then(end, end);
}

function goTo(previous: Place, next: Place): void {
  const target = hashTarget(next.hash);
  if (target) target.scrollIntoView({ behavior: "instant" });
  else if (!next.hash || previous.pathname !== next.pathname) window.scrollTo({ top: 0, behavior: "instant" });
  moveFocus(target);
}

/** Whether a navigation scrolls at all: not when only the query has changed. */
export function shouldScroll(previous: Place, next: Place): boolean {
  return previous.pathname !== next.pathname || previous.hash !== next.hash || previous.search === next.search;
}

/** What Gatsby's router gives the focus when a page has taken the place of another: soon after `arrive`. */
const FRAME_ID = "gatsby-focus-wrapper";

/** The router can be kept from moving the focus only by a frame that cannot have it. */
function letRouterFocus(isAllowed: boolean): void {
  const frame = document.getElementById(FRAME_ID);
  if (isAllowed) frame?.setAttribute("tabindex", "-1");
  else frame?.removeAttribute("tabindex");
}

/** After going back or forward: what has the focus keeps it, unless it went away with the old page. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  letRouterFocus(!activeElement || activeElement === body || activeElement.id === FRAME_ID);
}

/** After a link was followed: the keyboard goes on from the heading to which it leads, or from the page's beginning. */
export function moveFocus(target: HTMLElement | null): void {
  letRouterFocus(!target || !takesFocus(target));
}

function takesFocus(target: HTMLElement): boolean {
  const isFocusable = target.tabIndex >= 0 || target.hasAttribute("tabindex");
  const restore = () => target.removeAttribute("tabindex");
  if (!isFocusable) {
    target.setAttribute("tabindex", "-1");
    target.addEventListener("blur", restore, { once: true });
  }
  target.focus({ preventScroll: true });
  const hasFocus = document.activeElement === target;
  if (!isFocusable && !hasFocus) restore();
  return hasFocus;
}
