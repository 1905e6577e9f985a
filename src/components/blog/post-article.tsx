import { graphql } from "gatsby";
import { Picture } from "../ui/picture";
import React from "react";
import { POST_BODY_ID, type Body } from "../../shared/body";
import { absoluteUrl } from "../../shared/paths";
import type { NavigationLink } from "../../shared/sidebar";
import { useSite } from "../layout/use-site";
import { Pager } from "../navigation/pager";
import { LastUpdated } from "../prose/last-updated";
import { Prose } from "../prose/prose";
import { REGISTRY } from "../prose/registry";
import { VisibilityNote } from "../prose/visibility-note";
import { Html } from "../ui/html";
import { SiteLink } from "../ui/site-link";
import { AuthorBadges } from "./author-badge";
import { PostMeta } from "./post-meta";
import { RelatedPosts } from "./related-posts";
import { SeriesBox } from "./series-box";
import { ShareLinks } from "./share-links";
import { TagList } from "./tag-list";

export const postArticleFragment = graphql`
  fragment PostArticle on Post {
    title
    path
    date
    updated
    updatedBy
    draft
    unlisted
    scheduled
    series {
      name
      part
      parts {
        path
        title
      }
    }
    body
    editUrl
    readingTime {
      text
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 600, breakpoints: [360, 600, 900, 1200])
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

/** The component of a compiled MDX post. It gets the components that the post may use without importing them. */
interface MdxProps {
  components: typeof MODULE_COMPONENTS;
}

/** `src/gatsby/mdx-options.ts` compiles the static parts of such a post to `CompiledHtml`. */
const MODULE_COMPONENTS = { ...REGISTRY, CompiledHtml: Html };

interface PostArticleProps {
  post: Queries.PostArticleFragment;
  newer: NavigationLink | null;
  older: NavigationLink | null;
  related?: readonly Queries.RelatedPostFragment[];
  /** The text of a post that imports or exports. */
  children?: React.ReactNode;
}

/** A complete post with its header, footer and related content. */
export function PostArticle({ post, newer, older, related = [], children }: PostArticleProps): React.ReactElement {
  const site = useSite();
  return (
    <>
      <article className="post-article">
        <header>
          <h1>{post.title}</h1>
          <div className="cluster cluster-apart">
            <AuthorBadges authors={post.authors} />
            <PostMeta date={post.date} readingTime={post.readingTime.text} />
          </div>
          <Picture image={post.image} loading="eager" className="post-cover" sizes="(min-width: 660px) 600px, 92vw" />
        </header>
        <VisibilityNote draft={post.draft} unlisted={post.unlisted} scheduledFor={post.scheduled ? post.date : null} />
        {post.series && <SeriesBox series={post.series} />}
        <div id={POST_BODY_ID}>
          <Prose body={post.body as unknown as Body}>
            {React.isValidElement<MdxProps>(children) &&
              React.cloneElement(children, { components: MODULE_COMPONENTS })}
          </Prose>
        </div>
        <footer>
          <TagList tags={post.tags} />
          <ShareLinks title={post.title} url={absoluteUrl(site.url, post.path, site.pathPrefix)} />
          <p className="meta cluster cluster-apart edit-row">
            {post.editUrl && <SiteLink to={post.editUrl}>Edit this page</SiteLink>}
            <LastUpdated date={post.updated} by={post.updatedBy} />
          </p>
        </footer>
      </article>
      <Pager
        label="Blog post page navigation"
        previous={newer}
        next={older}
        captions={{ previous: "Newer post", next: "Older post" }}
      />
      <RelatedPosts posts={related} />
    </>
  );
}
