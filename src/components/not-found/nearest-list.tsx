import { navigate, withPrefix } from "gatsby";
import React, { useEffect, useState } from "react";
import { addressKey } from "../../shared/built-files";
import { nearestPages, type KnownPage } from "../../shared/nearest-pages";
import { ADDRESS_LIST, comparablePath, decodeAddress } from "../../shared/paths";
import { Link } from "../ui/link";

interface NearestListProps {
  /** The requested path, without the path prefix. */
  asked: string;
}

const withoutSlash = (path: string): string => path.replace(/\/+$/, "");
const keyOf = (path: string): string => addressKey(comparablePath(path.replace(/\/{2,}/g, "/")));

/** The page that an address with `.html`, double slashes or capital letters refers to. */
const meantPage = (asked: string, known: readonly KnownPage[]): string | undefined =>
  known
    .map(([path]) => path)
    .find((path) => keyOf(path) === keyOf(asked) && withoutSlash(path) !== withoutSlash(asked));

/**
 * Links to the pages with the most similar addresses. Fetches the list of all pages when it is first rendered. Navigates to
 * a page whose address differs only in case, slashes or `.html`.
 */
export function NearestList({ asked }: NearestListProps): React.ReactElement | null {
  const [pages, setPages] = useState<KnownPage[]>();

  useEffect(() => {
    const stop = new AbortController();
    fetch(withPrefix(ADDRESS_LIST), { signal: stop.signal })
      .then((answer) => answer.json())
      .then((known: KnownPage[]) => {
        const meant = meantPage(decodeAddress(asked), known);
        if (meant) void navigate(meant + location.search + location.hash, { replace: true });
        else setPages(nearestPages(asked, known));
      })
      .catch(() => stop.signal.aborted || setPages([]));
    return () => stop.abort();
  }, [asked]);

  if (!pages?.length) return null;
  return (
    <section className="nearest" aria-label="Did you mean one of these?">
      <h2>Did you mean one of these?</h2>
      <ul role="list">
        {pages.map(([path, title]) => (
          <li key={path}>
            <Link to={path} className="cluster">
              {title} <span className="meta">{path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
