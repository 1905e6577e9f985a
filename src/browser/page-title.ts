import { useEffect } from "react";

/** Names the page by what only the browser knows, in place of what its Head says; null leaves that. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    const apply = () => {
      if (document.title !== title) document.title = title;
    };
    // Gatsby puts the Head of the page there again whenever the address changes.
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    apply();
    return () => {
      observer.disconnect();
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
