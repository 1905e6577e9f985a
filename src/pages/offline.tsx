import { withPrefix } from "gatsby";
import React from "react";
import { useAvailablePages, useReturnWhenOnline } from "../browser/offline/offline-page";
import { Main } from "../components/layout/main";
import { PageHead } from "../components/seo/page-head";
import { Link } from "../components/ui/link";
import { OFFLINE_PATH } from "../shared/paths";

/** Shown in place of a page that is not stored when there is no connection. */
export default function OfflinePage() {
  const pages = useAvailablePages();
  const wanted = useReturnWhenOnline();
  return (
    <div className="container page offline-page">
      <Main>
        <header className="page-header">
          <h1>You are offline</h1>
          <p className="lead">The page you asked for has not been stored on this device.</p>
        </header>
        <p className="wanted-page">
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
        <section className="available" aria-labelledby="available">
          <h2 id="available">What you can read now</h2>
          <p role="status">{describe(pages)}</p>
          <ul role="list" className="available-pages">
            {pages?.map(({ path, title }) => (
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

function describe(pages: { path: string }[] | undefined): string {
  if (!pages) return "Looking for what is stored…";
  if (pages.length === 0) return "Nothing is stored yet. Pages are stored as you read them.";
  return pages.length === 1 ? "One page is stored." : `${pages.length} pages are stored.`;
}

export const Head = () => (
  <PageHead
    title="You are offline"
    description="This page has not been stored on this device."
    path={OFFLINE_PATH}
    noIndex
  />
);
