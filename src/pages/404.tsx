import { Link } from "gatsby";
import React from "react";
import { Main } from "../components/layout/main";
import { PageHead } from "../components/seo/page-head";
import { ARCHIVE_PATH, BLOG_PATH, SEARCH_PATH, TAGS_PATH } from "../shared/paths";

export default function NotFoundPage() {
  return (
    <div className="container page">
      <Main>
        <header className="page-header">
          <h1>Page Not Found</h1>
          <p className="lead">There is nothing at this address. It may have moved, or the link has a mistake in it.</p>
        </header>
        <div className="prose">
          <p>
            Please tell the owner of the page that sent you here that their link is broken. What you were looking for
            may be in one of these places:
          </p>
          <ul>
            <li>
              the <Link to={SEARCH_PATH}>search</Link>
            </li>
            <li>
              the <Link to={BLOG_PATH}>blog</Link>, its <Link to={ARCHIVE_PATH}>archive</Link> or its{" "}
              <Link to={TAGS_PATH}>tags</Link>
            </li>
            <li>
              the <Link to="/">home page</Link>
            </li>
          </ul>
        </div>
      </Main>
    </div>
  );
}

export const Head = () => (
  <PageHead title="Page Not Found" description="There is nothing at this address." path="/404.html" noIndex />
);
