import { withPrefix } from "gatsby";
import React, { useEffect, useState } from "react";
import { nearestPages, type KnownPage } from "../../shared/nearest-pages";
import { ADDRESS_LIST } from "../../shared/paths";
import { Link } from "../ui/link";

interface NearestListProps {
  /** The requested path, without the path prefix. */
  asked: string;
}

/**
 * Links to pages with addresses similar to the requested one. Fetches the list of all pages when it is first rendered.
 */
export function NearestList({ asked }: NearestListProps): React.ReactElement | null {
  const [pages, setPages] = useState<KnownPage[]>();

  useEffect(() => {
    const stop = new AbortController();
    fetch(withPrefix(ADDRESS_LIST), { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then((known: KnownPage[]) => setPages(nearestPages(asked, known)))
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
