import React from "react";
import { Pager } from "../navigation/pager";
import { PostCard } from "./post-card";

/** The position of a page in a paginated list of posts, from the page context. */
export interface ListPagination {
  path: string;
  number: number;
  total: number;
  /** The number of posts in the whole list. */
  count: number;
  newerPath: string | null;
  olderPath: string | null;
}

interface PostListProps {
  posts: readonly Queries.PostCardFragment[];
  list: ListPagination;
  /** Whether the newest post is shown larger than the others. */
  hasLead?: boolean;
}

/** Posts with a pager to newer and older ones. */
export function PostList({ posts, list, hasLead = false }: PostListProps): React.ReactElement {
  return (
    <>
      <div className="post-list">
        {posts.length === 0 && <p className="empty-state">Nothing has been published here yet.</p>}
        {posts.map((post, index) => (
          <PostCard key={post.id} post={post} eager={index === 0} leading={hasLead && index === 0} />
        ))}
      </div>
      <Pager
        label="Blog list page navigation"
        previous={list.newerPath ? { path: list.newerPath, label: "Newer entries" } : null}
        next={list.olderPath ? { path: list.olderPath, label: "Older entries" } : null}
      />
    </>
  );
}
