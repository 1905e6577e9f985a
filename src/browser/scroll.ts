import { hashTarget } from "./hash-target";
import { STORAGE_KEYS } from "../shared/storage-keys";
import { json, storageSlot } from "./storage";

interface Place {
  pathname: string;
  hash: string;
  search: string;
}

/** The scroll position of each history entry, in pixels. */
type Positions = [entry: string, top: number][];

const KEPT_ENTRIES = 50;

const isPosition = (value: unknown): value is Positions[number] =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";

const kept = storageSlot<Positions>(
  STORAGE_KEYS.scrollPositions,
  json((value) => (Array.isArray(value) ? value.filter(isPosition) : null)),
  "session",
);

/** The last one is the newest. */
let positions = new Map<string, number>();
/** The current entry. Undefined before the first call of `updateScroll`, and between a `popstate` event and the next call. */
let currentEntry: string | undefined;
/** The entry that the browser has just created for a link to a heading. The browser scrolls there itself. */
let createdEntry: string | undefined;
/** Set while a position is being restored. Positions in between are not kept. */
let restoring: AbortController | undefined;

const entryKey = (): string | undefined => (history.state as { key?: string } | null)?.key;

function keep(key: string, position: number): void {
  positions.delete(key);
  positions.set(key, position);
}

const keepCurrent = () => {
  if (currentEntry && !restoring && entryKey() === currentEntry) keep(currentEntry, window.scrollY);
};

/** An entry that the browser has created has no key. It gets one at once, because the reader may leave it at once. */
function nameEntry(): string {
  const key = `own-${Date.now()}`;
  history.replaceState({ ...(history.state as object), key }, "");
  return key;
}

/** Until `updateScroll` is called, the scroll position belongs to neither entry. */
const onPopState = () => {
  currentEntry = undefined;
  createdEntry = entryKey() ? undefined : nameEntry();
};

/** Once the page is loaded, the browser has restored what it could. After that this module restores positions. */
const onScroll = () => {
  keepCurrent();
  if (currentEntry && document.readyState === "complete") history.scrollRestoration = "manual";
};

/**
 * Keeps the scroll position of each history entry. Gatsby does so too, but also keeps positions to which the browser
 * scrolls between two pages, and gives a new entry the position of an older one of the same page. So
 * `shouldUpdateScroll` always returns false. After a reload the browser restores the position, because it knows
 * whether the reader has scrolled. Never stops.
 */
export function startScroll(): void {
  positions = new Map(kept.get());
  const leave = () => {
    keepCurrent();
    kept.set([...positions].slice(-KEPT_ENTRIES));
    history.scrollRestoration = "auto";
  };
  window.addEventListener("popstate", onPopState);
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", leave);
  // The last event of a tab that the system discards.
  document.addEventListener("visibilitychange", leave);
}

/** Call this before a navigation to another page of this site. */
export function leaveEntry(): void {
  keepCurrent();
  history.scrollRestoration = "manual";
}

/**
 * Scrolls a page that has just been rendered: to its kept position, to the heading in the address, or to the top. Keeps
 * the focus in the first case, and moves it in the others.
 */
export function updateScroll(previous: Place | null | undefined, next: Place): void {
  const key = entryKey();
  const position = positions.get(key ?? "");
  restoring?.abort();
  currentEntry = key ?? nameEntry();
  if (position !== undefined) returnTo(position, !previous);
  else if (key && key !== createdEntry && previous && shouldScroll(previous, next)) goTo(previous, next);
  if (!restoring) keep(currentEntry, window.scrollY);
}

function returnTo(position: number, isFirst: boolean): void {
  if (!isFirst) keepFocus();
  if (!isFirst || history.scrollRestoration === "manual" || isCutShort(position)) restore(position);
}

/**
 * Whether the browser could not restore the position after a reload, because the page is not long enough yet. If the
 * page is not at its end, the reader has scrolled.
 */
function isCutShort(top: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return end < top - 1 && window.scrollY >= end - 1;
}

/** Scrolls to a position, now or when content that loads late has made the page long enough. */
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

/** Whether a navigation scrolls. It does not if only the query has changed. */
function shouldScroll(previous: Place, next: Place): boolean {
  return previous.pathname !== next.pathname || previous.hash !== next.hash || previous.search === next.search;
}

/** The element that Gatsby's router focuses after each navigation, soon after `updateScroll`. */
const FRAME_ID = "gatsby-focus-wrapper";

/** Makes that element focusable or not. There is no other way to keep the router from moving the focus. */
function letRouterFocus(isAllowed: boolean): void {
  const frame = document.getElementById(FRAME_ID);
  if (isAllowed) frame?.setAttribute("tabindex", "-1");
  else frame?.removeAttribute("tabindex");
}

/** For Back and Forward: keeps the focus, unless the focused element was in the old page. */
function keepFocus(): void {
  const { activeElement, body } = document;
  letRouterFocus(!activeElement || activeElement === body || activeElement.id === FRAME_ID);
}

/** For links: moves the focus to the heading in the address, or to the start of the page. */
function moveFocus(target: HTMLElement | null): void {
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
