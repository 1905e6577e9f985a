import React from "react";
import { RecentPosts } from "../blog/recent-posts";
import { DocsSidebar } from "../docs/docs-sidebar";

/** The navigation of the section a page belongs to, for the menu of narrow windows. */
export default function SectionMenu({ pathname }: { pathname: string }): React.ReactElement | null {
  if (/^\/docs(\/|$)/.test(pathname)) return <DocsSidebar pathname={pathname} />;
  if (/^\/blog(\/|$)/.test(pathname)) return <RecentPosts pathname={pathname} />;
  return null;
}
