import React, { lazy, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { sidebarAt, versionAt } from "../../shared/doc-versions";
import { isSamePath } from "../../shared/paths";
import type { DocSidebar } from "../../shared/sidebar";
import { keepInView } from "../ui/keep-in-view";
import { lazyPart } from "../status/lazy-part";
import { SidebarList } from "./sidebar-list";
import { rememberedScroll, rememberScroll, rememberSidebar } from "./sidebar-memory";
import { useDocVersions } from "./use-doc-versions";

const loadVersionMenu = () => import("./version-menu");

/** Only documentation with several versions loads it. It stands in the static HTML, as a `lazyPart` alone could not. */
const VersionMenu = lazy<React.ComponentType<{ pathname: string }>>(() =>
  loadVersionMenu().catch(() => ({ default: lazyPart<{ pathname: string }>("The list of versions", loadVersionMenu) })),
);

interface DocsSidebarProps {
  pathname: string;
  /** In place of the one that the path has among the sidebars of all pages. */
  sidebar?: DocSidebar | null | undefined;
}

/**
 * The sidebar of the version and the page at a path; nothing for a page that shows none. It is scrolled to where the
 * reader left it, or farther if the page's entry would be out of sight.
 */
export function DocsSidebar({ pathname, sidebar: own }: DocsSidebarProps): React.ReactElement | null {
  const versions = useDocVersions();
  const frame = useRef<HTMLElement>(null);
  const version = versionAt(versions, pathname);
  const sidebar = version && (own === undefined ? sidebarAt(version, pathname) : own);
  const name = sidebar ? `${version.name} ${sidebar.name}` : null;
  useEffect(() => {
    if (name) rememberSidebar(name);
  }, [name]);
  useLayoutEffect(() => {
    if (frame.current && name) frame.current.scrollTop = rememberedScroll(name);
    keepInView(frame.current);
  }, [pathname, name]);
  if (!sidebar || !name) return null;
  const current = isSamePath(pathname, version.path) ? version.mainPath : pathname;
  return (
    <nav
      key={name}
      aria-label="Docs sidebar"
      className="docs-sidebar"
      ref={frame}
      onScroll={({ currentTarget }) => rememberScroll(name, currentTarget.scrollTop)}
    >
      {versions.length > 1 && (
        <Suspense fallback={null}>
          <VersionMenu pathname={pathname} />
        </Suspense>
      )}
      <SidebarList items={sidebar.items} sidebar={name} current={current} />
    </nav>
  );
}
