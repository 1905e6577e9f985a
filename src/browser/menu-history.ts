import { navigate } from "gatsby";
import { sitePath } from "../components/layout/site-path";

const isMenuEntry = () => (history.state as { menu?: boolean } | null)?.menu === true;

/** The page of this site that a plain click on a link leads to. */
function pageOf(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("dialog a[href]") : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return link && isPlain && link.target === "" && link.origin === location.origin ? new URL(link.href) : undefined;
}

/**
 * Lets Back close an open menu in place of leaving the page: the menu is an entry of its own in the history. Closed
 * otherwise, it takes its entry back, before a link is followed too, so that Back never leads to the menu's page twice.
 * Returns how to stop, for when the menu is closed.
 */
export function startMenuHistory(onBack: () => void): () => void {
  let target: URL | undefined;
  history.pushState({ ...(history.state as object | null), menu: true }, "");
  /** No page changes: the router need not know. */
  const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
  const onPop = (event: PopStateEvent) => {
    swallow(event);
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
    const follow = () => void (target && navigate(sitePath(target.pathname) + target.search + target.hash));
    if (!isMenuEntry()) return follow();
    const afterBack = (event: PopStateEvent) => {
      swallow(event);
      follow();
    };
    window.addEventListener("popstate", afterBack, { capture: true, once: true });
    history.back();
  };
}
