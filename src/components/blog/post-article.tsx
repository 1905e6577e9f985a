import { graphql } from "gatsby";
import { Picture } from "../ui/picture";
import React from "react";
import type { Body } from "../../shared/body";
import { formatDate } from "../../shared/dates";
import { Pager } from "../navigation/pager";
import { Prose } from "../prose/prose";
import { REGISTRY } from "../prose/registry";
import { SiteLink } from "../ui/site-link";
import { AuthorBadge } from "./author-badge";
import "./post-article.css";
import { PostMeta } from "./post-meta";
import { TagList } from "./tag-list";

export const postArticleFragments = graphql`
  fragment PostNeighbour on Post {
    path
    title
  }

  fragment PostArticle on Post {
    title
    path
    date
    updated
    draft
    unlisted
    body
    editUrl
    readingTime {
      text
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [360, 720, 1080, 1440])
      }
    }
    authors {
      ...AuthorBadge
    }
    tags {
      slug
      label
      path
    }
  }
`;

/** What a compiled MDX module takes: the components it may use without importing them. */
interface ModuleProps {
  components: typeof REGISTRY;
}

interface PostArticleProps {
  post: Queries.PostArticleFragment;
  newer: Queries.PostNeighbourFragment | null;
  older: Queries.PostNeighbourFragment | null;
  /** The text, where the post is a module of its own. */
  children?: React.ReactNode;
}

/** A whole post with what belongs to it. */
export function PostArticle({ post, newer, older, children }: PostArticleProps): React.ReactElement {
  const picture = post.image?.childImageSharp?.gatsbyImageData;
  return (
    <>
      <article className="post-article">
        <header>
          <h1>{post.title}</h1>
          <PostMeta date={post.date} readingTime={post.readingTime.text} />
          <div className="author-badges">
            {post.authors.map((author) => (
              <AuthorBadge key={author.key} author={author} />
            ))}
          </div>
          {picture && <Picture image={picture} alt="" loading="eager" className="post-cover" />}
        </header>
        {(post.draft || post.unlisted) && <VisibilityNote draft={post.draft} />}
        <div id="__blog-post-container">
          {React.isValidElement<ModuleProps>(children) ? (
            <div className="prose" data-prose="">
              {React.cloneElement(children, { components: REGISTRY })}
            </div>
          ) : (
            <Prose body={post.body as unknown as Body} />
          )}
        </div>
        <footer>
          <TagList tags={post.tags} />
          <p className="edit-row">
            {post.editUrl && <SiteLink to={post.editUrl}>Edit this page</SiteLink>}
            {post.updated && (
              <span>
                Last updated on <time dateTime={post.updated}>{formatDate(post.updated)}</time>
              </span>
            )}
          </p>
        </footer>
      </article>
      <Pager
        label="Blog post page navigation"
        previous={newer && { path: newer.path, label: newer.title }}
        next={older && { path: older.path, label: older.title }}
        captions={{ previous: "Newer post", next: "Older post" }}
      />
    </>
  );
}

function VisibilityNote({ draft }: { draft: boolean }) {
  return (
    <div className="admonition admonition-warning" role="note">
      <p className="admonition-title">{draft ? "Draft page" : "Unlisted page"}</p>
      <p>
        {draft
          ? "This page is a draft: a production build leaves it out."
          : "This page is not listed: search engines are asked to leave it out, and only those with the address find it."}
      </p>
    </div>
  );
}
