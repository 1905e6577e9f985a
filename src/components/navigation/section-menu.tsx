import React from "react";
import { usePathname } from "../../browser/pathname";
import { BLOG_PATH, DOCS_PATH, isWithin } from "../../shared/paths";
import { RecentPosts } from "../blog/recent-posts";
import { DocsSidebar } from "../docs/docs-sidebar";

const isDocs = (pathname: string) => isWithin(DOCS_PATH, pathname);
const isBlog = (pathname: string) => isWithin(BLOG_PATH, pathname);

/** Whether a page belongs to a section with its own navigation. */
export const hasSectionMenu = (pathname: string): boolean => isDocs(pathname) || isBlog(pathname);

/** The navigation of a page's section, for the mobile menu. */
export function SectionMenu(): React.ReactElement | null {
  const pathname = usePathname();
  if (isDocs(pathname)) return <DocsSidebar />;
  return isBlog(pathname) ? <RecentPosts /> : null;
}
