import { navigate } from "gatsby";
import { sitePath } from "../components/layout/site-path";
import { isPlain } from "./page-link";

const isMenuEntry = () => (history.state as { menu?: boolean } | null)?.menu === true;

/** The page of this site that a plain click on a link leads to. */
function pageOf(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("dialog a[href]") : null;
  return link && isPlain(event) && link.target === "" && link.origin === location.origin
    ? new URL(link.href)
    : undefined;
}

/** Takes the menu's entry back, of which the router need not know: no page changes. Says when that is done. */
function takeEntryBack(onDone?: () => void): void {
  const afterBack = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    onDone?.();
  };
  window.addEventListener("popstate", afterBack, { capture: true, once: true });
  history.back();
}

/**
 * To be called when a page starts, where no menu is open: takes back the entry of one that was open when the page was
 * left or loaded again. Back would lead from it to the same page.
 */
export function leaveMenuEntry(): void {
  if (isMenuEntry()) takeEntryBack();
}

/** A link to the address that is shown makes no second entry of it. */
function follow({ href, pathname, search, hash }: URL): void {
  void navigate(sitePath(pathname) + search + hash, { replace: href === location.href });
}

/**
 * Lets Back close an open menu in place of leaving the page: the menu is an entry of its own in the history. Closed
 * otherwise, it takes its entry back, before a link is followed too, so that Back never leads to the menu's page twice.
 * Returns how to stop, for when the menu is closed.
 */
export function startMenuHistory(onBack: () => void): () => void {
  let target: URL | undefined;
  history.pushState({ ...(history.state as object | null), menu: true }, "");
  const onPop = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    onBack();
  };
  const onClick = (event: MouseEvent) => {
    target = pageOf(event);
    if (target) event.preventDefault();
  };
  window.addEventListener("popstate", onPop, { capture: true });
  document.addEventListener("click", onClick, { capture: true });
  return () => {
    window.removeEventListener("popstate", onPop, { capture: true });
    document.removeEventListener("click", onClick, { capture: true });
    const finish = () => target && follow(target);
    if (isMenuEntry()) takeEntryBack(finish);
    else finish();
  };
}
