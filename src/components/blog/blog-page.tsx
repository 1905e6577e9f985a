import React from "react";
import { Main } from "../layout/main";
import { RecentPosts } from "./recent-posts";

/** A page of the blog, beside the newest posts. */
export function BlogPage({ children }: React.PropsWithChildren): React.ReactElement {
  return (
    <div className="page-width page-body page-columns">
      <RecentPosts />
      <Main>{children}</Main>
    </div>
  );
}
