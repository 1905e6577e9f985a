import { navigate, withPrefix } from "gatsby";
import React from "react";
import { encodeBrokenHash } from "../../browser/hash-target";
import { isModified, sitePath } from "../../browser/links";
import { count } from "../../shared/count";
import { linkAddress, SEARCH_PATH } from "../../shared/paths";
import { formatQuery } from "../query-string";

/** Opens a hit without reloading the page. A stored search may lead to another origin, whose page the browser loads. */
function openHit(url: string): void {
  const { origin, pathname, search, hash } = new URL(url, window.location.href);
  if (origin === window.location.origin) void navigate(encodeBrokenHash(sitePath(pathname) + search + hash));
  else window.location.assign(url);
}

interface HitProps {
  hit: { url: string };
  /** Called before a click opens the link in this tab. */
  onOpen?: () => void;
  children: React.ReactNode;
}

/** A link of the dialog to a hit, or to all of them. Gatsby's `Link` would prefetch the pages of all hits of every query. */
export function Hit({ hit, onOpen, children }: HitProps): React.ReactElement {
  return (
    <a
      href={linkAddress(hit.url)}
      onClick={(event) => {
        if (isModified(event)) return;
        event.preventDefault();
        onOpen?.();
        openHit(hit.url);
      }}
    >
      {children}
    </a>
  );
}

interface FooterProps {
  state: { query: string; context: { nbHits?: number } };
}

/** Returns the component for the link below the hits, which leads to the search page with all of them. */
export const AllResults =
  (version: string | undefined, onClose: () => void) =>
  ({ state }: FooterProps): React.ReactElement => {
    const path = SEARCH_PATH + formatQuery({ query: state.query, filters: { version } });
    return (
      <Hit hit={{ url: withPrefix(path) }} onOpen={onClose}>
        {/* In one text: React would not find the number in a text that the browser has translated. */}
        {`See all ${count(state.context.nbHits ?? 0, "result")}`}
      </Hit>
    );
  };
