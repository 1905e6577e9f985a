import type { PageProps } from "gatsby";
import React from "react";
import { useBrowserValue } from "../browser/browser-value";
import { Main } from "../components/layout/main";
import { useSite } from "../components/layout/use-site";
import { sitePath } from "../browser/links";
import { LookupForm } from "../components/not-found/lookup-form";
import { NearestList } from "../components/not-found/nearest-list";
import { PageHead } from "../components/seo/page-head";
import { Link } from "../components/ui/link";
import { ARCHIVE_PATH, BLOG_PATH, TAGS_PATH } from "../shared/paths";
import { wordsOf } from "../shared/nearest-pages";

/** Without listed posts or tags, there is nothing in the lists of them. */
const linksOf = ({ archive, tags }: ReturnType<typeof useSite>["sections"]) => [
  { to: "/", label: "Home", what: "who this is, and the newest work" },
  ...(archive
    ? [
        { to: BLOG_PATH, label: "Blog", what: "posts, newest first" },
        { to: ARCHIVE_PATH, label: "Archive", what: "every post by year" },
      ]
    : []),
  ...(tags ? [{ to: TAGS_PATH, label: "Tags", what: "every subject" }] : []),
];

export default function NotFoundPage({ location }: PageProps) {
  const { sections } = useSite();
  const asked = useBrowserValue(() => sitePath(location.pathname), "");
  return (
    <div className="page-width page-narrow page-body not-found">
      <Main>
        <header className="page-header">
          <h1>Page Not Found</h1>
          <p className="page-lead">
            There is nothing at this address. It may have moved, or the link has a mistake in it. Please tell the owner
            of the page that sent you here that their link is broken.
          </p>
        </header>
        <LookupForm words={wordsOf(asked).join(" ").slice(0, 64)} />
        <div className="not-found-ways">
          <nav aria-label="Or begin here">
            <h2>Or begin here</h2>
            <ul role="list">
              {linksOf(sections).map(({ to, label, what }) => (
                <li key={to}>
                  <Link to={to} className="cluster">
                    {label} <span className="meta">{what}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="not-found-nearest">{asked && <NearestList asked={asked} />}</div>
        </div>
      </Main>
    </div>
  );
}

export const Head = () => (
  <PageHead
    title="Page Not Found"
    description="There is nothing at this address. It may have moved, or the link has a mistake in it."
    path="/404.html"
    noIndex
  />
);
