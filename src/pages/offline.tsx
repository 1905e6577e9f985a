import { withPrefix } from "gatsby";
import React, { useEffect, useState } from "react";
import { useBrowserValue } from "../browser/browser-value";
import { Main } from "../components/layout/main";
import { sitePath } from "../browser/links";
import { PageHead } from "../components/seo/page-head";
import { Link } from "../components/ui/link";
import { CACHES } from "../offline/messages";
import { addressKey } from "../shared/built-files";
import type { KnownPage } from "../shared/nearest-pages";
import { ADDRESS_LIST, decodeAddress, OFFLINE_PATH } from "../shared/paths";

/** Shown offline instead of a page that is not stored on this device. */
export default function OfflinePage() {
  const pages = useAvailablePages();
  const wanted = useReturnWhenOnline();
  return (
    <div className="page-width page-narrow page-body offline-page">
      <Main>
        <header className="page-header">
          <h1>You are offline</h1>
          <p className="page-lead">The page you asked for has not been stored on this device.</p>
        </header>
        <p className="offline-page-wanted">
          {wanted ? (
            <>
              <code>{wanted}</code> It opens when the connection is back.
            </>
          ) : (
            "Pages that you have read before open at their own addresses."
          )}
        </p>
        <p>
          <a className="button" href={withPrefix(wanted ?? "/")}>
            Try again
          </a>
        </p>
        <section className="offline-page-stored" aria-label="What you can read now">
          <h2>What you can read now</h2>
          <p role="status">{describe(pages)}</p>
          <ul role="list" className="offline-page-list">
            {pages?.map(([path, title]) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
        <p className="no-script-only">The list needs scripting.</p>
      </Main>
    </div>
  );
}

function describe(pages: readonly KnownPage[] | undefined): string {
  if (!pages) return "Looking for what is stored…";
  if (pages.length === 0) return "Nothing is stored yet. Pages are stored as you read them.";
  return pages.length === 1 ? "One page is stored." : `${pages.length} pages are stored.`;
}

/** The listed pages that are stored on this device. */
async function findAvailablePages(): Promise<KnownPage[]> {
  const { pages, site } = CACHES;
  const stored = new Set<string>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(pages) && !name.startsWith(site)) continue;
    const requests = await (await caches.open(name)).keys();
    for (const { url } of requests) stored.add(addressKey(decodeAddress(sitePath(new URL(url).pathname))));
  }
  const known = (await (await fetch(withPrefix(ADDRESS_LIST))).json()) as KnownPage[];
  const all: KnownPage[] = [["/", "Home"], ...known];
  return all.filter(([path]) => stored.has(addressKey(path)));
}

/** The pages that are stored on this device; undefined until they are known. */
function useAvailablePages(): readonly KnownPage[] | undefined {
  const [pages, setPages] = useState<readonly KnownPage[]>();
  useEffect(() => {
    findAvailablePages().then(setPages, () => setPages([]));
  }, []);
  return pages;
}

/** The requested address, which the worker passes in the query. It is opened when the connection returns. */
function useReturnWhenOnline(): string | undefined {
  const from = useBrowserValue(() => new URLSearchParams(window.location.search).get("from"), null);
  // Two slashes begin the address of another site. Browsers leave out tabs and line breaks between them.
  const wanted = from && /^\/(?![/\\\s])/.test(from) ? from : undefined;
  useEffect(() => {
    if (!wanted) return undefined;
    const open = () => window.location.replace(withPrefix(wanted));
    window.addEventListener("online", open);
    return () => window.removeEventListener("online", open);
  }, [wanted]);
  return wanted;
}

export const Head = () => (
  <PageHead
    title="You are offline"
    description="This page has not been stored on this device."
    path={OFFLINE_PATH}
    noIndex
  />
);
