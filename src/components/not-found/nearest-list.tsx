import { navigate, withPrefix } from "gatsby";
import React, { useEffect, useState } from "react";
import { forgivingPaths } from "../../shared/nearest-pages";
import { nearestPages, type KnownPage } from "../../shared/nearest-pages";
import { ADDRESS_LIST, comparablePath } from "../../shared/paths";
import { Link } from "../ui/link";

interface NearestListProps {
  /** The requested path, without the path prefix. */
  asked: string;
}

/** The page that was meant by an address with `.html`, doubled slashes or capital letters. */
function meantPage(asked: string, known: readonly KnownPage[]): string | undefined {
  const candidates = forgivingPaths(asked).map(comparablePath);
  return known.map(([path]) => path).find((path) => candidates.includes(comparablePath(path)));
}

/**
 * Pages with addresses like the one asked for. The list of all pages is fetched when this is first shown. If one of them
 * was meant beyond doubt, it is shown instead.
 */
export function NearestList({ asked }: NearestListProps): React.ReactElement | null {
  const [pages, setPages] = useState<KnownPage[]>();

  useEffect(() => {
    const stop = new AbortController();
    fetch(withPrefix(ADDRESS_LIST), { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then((known: KnownPage[]) => {
        const meant = meantPage(asked, known);
        if (meant) void navigate(meant + location.search + location.hash, { replace: true });
        else setPages(nearestPages(asked, known));
      })
      .catch(() => stop.signal.aborted || setPages([]));
    return () => stop.abort();
  }, [asked]);

  if (pages?.length === 0) return null;
  return (
    <section className="nearest" aria-labelledby="__nearest" aria-busy={!pages}>
      <h2 id="__nearest">Did you mean one of these?</h2>
      {pages ? (
        <ul role="list">
          {pages.map(([path, title]) => (
            <li key={path}>
              <Link to={path}>
                {title} <span>{path}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div aria-hidden="true">
          <p className="skeleton" />
          <p className="skeleton" />
        </div>
      )}
    </section>
  );
}
