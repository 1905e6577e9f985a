import { encodeBrokenHash } from "./hash-target";
import { isNotFound, NOT_FOUND_PATH, type Page, PageSource } from "./page-source";
import { allowPrefetch, limitPrefetch } from "./prefetch";
import { finishProgress, startProgress } from "./progress";
import { clearFailure, reportFailure } from "./route-failure";
import { leaveEntry } from "./scroll";
import { loadWholePage } from "./whole-page";

/** For what must not go on: another navigation has taken its place, or the whole page is being loaded. */
const NEVER = new Promise<never>(() => undefined);

let source: PageSource;
/** Counts the navigations: what was loaded for an older one is not shown. */
let latest = 0;
/** Where the navigation that is starting leads, with query and fragment, which Gatsby's loader is not told. */
let target: string | undefined;
let isRunning = false;

/** Whether the page belongs to another build than the code that would show it. Without an answer it is taken for ours. */
function isFromOtherBuild({ page }: Page): boolean {
  const own = window.___webpackCompilationHash;
  // While developing no build has a name.
  if (own === undefined) return false;
  page.webpackCompilationHash ||= own;
  return page.webpackCompilationHash !== own;
}

/** Whether an address that does not exist has led to one that does. What it takes is loaded when it is needed. */
async function forgive(address: URL | Location, isCurrent: () => boolean): Promise<boolean> {
  try {
    return await (await import("./forgive")).forgive(address, source, isCurrent);
  } catch {
    return false;
  }
}

/**
 * Gives Gatsby a page to show once it can be shown, however often that has to be tried; the old one stays until then.
 * Gatsby itself would leave for the address without its query, show a page of another build with the code of this one,
 * let a slow page overtake a later click, and never try again what has failed once.
 */
async function visit(path: string): Promise<Page> {
  const visitNumber = (latest += 1);
  const isCurrent = () => visitNumber === latest;
  const address = new URL(target ?? location.href, location.href);
  const isOtherPage = target === undefined || address.pathname !== location.pathname;
  clearFailure();
  for (;;) {
    if (isRunning && isOtherPage) startProgress();
    const page = await source.load(path);
    if (!isCurrent()) return NEVER;
    if (!isRunning) return page ?? startWithoutScripts();
    if (page && isNotFound(page) && (await forgive(address, isCurrent))) return NEVER;
    if (page && !isFromOtherBuild(page)) return page;
    if (await loadWholePage(address.href)) return NEVER;
    if (!isCurrent()) return NEVER;
    finishProgress();
    const retry = reportFailure(address.href);
    // Where the reader has scrolled meanwhile is remembered of the page that stays.
    leaveEntry();
    await retry;
    if (!isCurrent()) return NEVER;
  }
}

/** The page in the document can be read and left by its links: it is told to show what it shows without scripting. */
function startWithoutScripts(): Promise<never> {
  document.documentElement.removeAttribute("data-js");
  console.warn("The data of this page could not be loaded: it can be read, but its buttons do not work.");
  return NEVER;
}

let ownNavigate: Window["___navigate"] | undefined;

/** While developing Gatsby sets its own only after the application's entry. */
function frontNavigate(): void {
  const { ___navigate: gatsbyNavigate } = window;
  if (gatsbyNavigate === ownNavigate) return;
  window.___navigate = ownNavigate = (to, options) => {
    if (typeof to === "number") return gatsbyNavigate(to, options);
    // Nothing would show another page before the application has started.
    if (!isRunning) return void loadWholePage(new URL(to, location.href).href);
    leaveEntry();
    target = encodeBrokenHash(to);
    gatsbyNavigate(target, options);
    target = undefined;
  };
}

/**
 * Puts what this site asks of navigation before Gatsby's loader, which is public (`___loader`) and which Gatsby's own
 * navigation asks for every page. Lives as long as the document.
 */
export function startRoutes(): void {
  const { ___loader: loader } = window;
  source = new PageSource({ ...loader });
  // A page that is not there has been asked for once already: by the document.
  if (window.pagePath === NOT_FOUND_PATH) source.showNotFoundAt(location.pathname);
  loader.loadPage = visit;
  loader.loadPageSync = (path, options) => source.loaded(path, options);
  limitPrefetch(loader, source);
  frontNavigate();
  window.addEventListener("popstate", () => {
    encodeHashOfPage();
    if (!isRunning) return void loadWholePage(location.href);
    latest += 1;
    clearFailure();
  });
  // The page comes back from the browser's cache as it was when it was left.
  window.addEventListener("pageshow", finishProgress);
  window.addEventListener("unhandledrejection", onUnhandledRejection, true);
}

function encodeHashOfPage(): void {
  const address = encodeBrokenHash(location.href);
  if (address !== location.href) history.replaceState(history.state, "", address);
}

/**
 * Gatsby reloads the page when the promise of any missing piece of code is left alone, and again when it is missing
 * still. Here such a piece is a part of a page that says itself what is wrong.
 */
function onUnhandledRejection(event: PromiseRejectionEvent): void {
  if (!source.hasReported(event.reason) && !/loading (css )?chunk/i.test(String(event.reason))) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  console.warn("Some code of this site could not be loaded.", event.reason);
}

/** To be called when a page is in its place. */
export function finishRoute(): void {
  finishProgress();
  allowPrefetch();
  if (isRunning) return;
  isRunning = true;
  frontNavigate();
  const visitNumber = latest;
  if (window.pagePath === NOT_FOUND_PATH) void forgive(location, () => visitNumber === latest);
}
