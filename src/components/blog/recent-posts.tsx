import { graphql, useStaticQuery } from "gatsby";
import React from "react";
import { usePathname } from "../../browser/pathname";
import { isSamePath } from "../../shared/paths";
import { Link } from "../ui/link";

/** Returns the newest posts, as many as the settings say. */
export function useRecentPosts(): Queries.RecentPostsQuery["allPost"]["nodes"] {
  const { allPost, siteSettings } = useStaticQuery<Queries.RecentPostsQuery>(graphql`
    query RecentPosts {
      siteSettings {
        blog {
          recentPosts
        }
      }
      allPost(filter: { listed: { eq: true } }, sort: { sortKey: DESC }, limit: 20) {
        nodes {
          id
          path
          sidebarLabel
          year
        }
      }
    }
  `);
  return allPost.nodes.slice(0, siteSettings!.blog.recentPosts);
}

/** The blog's sidebar: the newest posts by year. */
export function RecentPosts(): React.ReactElement | null {
  const pathname = usePathname();
  const posts = useRecentPosts();
  if (posts.length === 0) return null;
  const years = [...new Set(posts.map(({ year }) => year))];
  return (
    <nav aria-label="Blog recent posts navigation" className="aside-links recent-posts">
      <p className="aside-title">Recent posts</p>
      {years.map((year) => (
        <div key={year} role="group" aria-label={String(year)}>
          <p className="recent-posts-year" aria-hidden="true">
            {year}
          </p>
          <ul role="list">
            {posts
              .filter((post) => post.year === year)
              .map(({ id, path, sidebarLabel }) => (
                <li key={id}>
                  <Link to={path} aria-current={isSamePath(path, pathname) ? "page" : undefined}>
                    {sidebarLabel}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
