import React, { useEffect, useLayoutEffect, useRef } from "react";
import { usePathname } from "../../browser/pathname";
import { sidebarAt, versionAt } from "../../shared/doc-versions";
import { isSamePath } from "../../shared/paths";
import type { DocSidebar } from "../../shared/sidebar";
import { keepInView } from "../ui/keep-in-view";
import { SidebarList } from "./sidebar-list";
import { recallSidebar, rememberSidebar } from "./sidebar-memory";
import { useDocVersions } from "./use-doc-versions";
import { VersionMenu } from "./version-menu";

interface DocsSidebarProps {
  /** Replaces the shared sidebar of the path. */
  sidebar?: DocSidebar | null | undefined;
}

/**
 * The sidebar of a page in its version. Renders nothing for a page without a sidebar. Restores the scroll position, and
 * scrolls further if the page's entry would be out of view.
 */
export function DocsSidebar({ sidebar: own }: DocsSidebarProps): React.ReactElement | null {
  const pathname = usePathname();
  const versions = useDocVersions();
  const frame = useRef<HTMLElement>(null);
  const version = versionAt(versions, pathname);
  const sidebar = version && (own === undefined ? sidebarAt(version, pathname) : own);
  const name = sidebar ? `${version.name} ${sidebar.name}` : null;
  useEffect(() => {
    if (name) rememberSidebar(name);
  }, [name]);
  useLayoutEffect(() => {
    if (frame.current && name) frame.current.scrollTop = recallSidebar(name).scrollTop;
    keepInView(frame.current);
  }, [pathname, name]);
  if (!sidebar || !name) return null;
  const current = isSamePath(pathname, version.path) ? version.mainPath : pathname;
  return (
    <nav
      key={name}
      aria-label="Docs sidebar"
      className="aside-links docs-sidebar"
      ref={frame}
      onScroll={({ currentTarget }) => rememberSidebar(name, { scrollTop: currentTarget.scrollTop })}
    >
      <VersionMenu />
      <SidebarList items={sidebar.items} sidebar={name} current={current} />
    </nav>
  );
}
