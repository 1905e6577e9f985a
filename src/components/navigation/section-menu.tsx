import React from "react";
import { RecentPosts } from "../blog/recent-posts";
import { DocsSidebar } from "../docs/docs-sidebar";

const isDocs = (pathname: string) => /^\/docs(\/|$)/.test(pathname);
const isBlog = (pathname: string) => /^\/blog(\/|$)/.test(pathname);

/** Whether a page belongs to a section with its own navigation. */
export const hasSectionMenu = (pathname: string): boolean => isDocs(pathname) || isBlog(pathname);

/** The navigation of a page's section, for the mobile menu. */
export function SectionMenu({ pathname }: { pathname: string }): React.ReactElement | null {
  if (isDocs(pathname)) return <DocsSidebar pathname={pathname} />;
  return isBlog(pathname) ? <RecentPosts pathname={pathname} /> : null;
}
