import React, { lazy, Suspense, useEffect, useRef } from "react";
import { keepInView } from "../../browser/keep-in-view";
import { sidebarAt, versionAt } from "../../shared/doc-versions";
import { isSamePath } from "../../shared/paths";
import type { DocSidebar, SidebarItem } from "../../shared/sidebar";
import { Link } from "../ui/link";
import { SiteLink } from "../ui/site-link";
import { lazyPart } from "../status/lazy-part";
import { SidebarCategory } from "./sidebar-category";
import { keepScroll, sidebarMemory } from "./sidebar-memory";
import { useDocVersions } from "./use-doc-versions";
import "./docs-sidebar.css";
import "./version-menu.css";

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
 * The sidebar of the version and the page at a path; nothing for a page that shows none. It stands where the reader left
 * it, but for a page that would be out of sight.
 */
export function DocsSidebar({ pathname, sidebar: own }: DocsSidebarProps): React.ReactElement | null {
  const versions = useDocVersions();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => keepInView(frame.current), [pathname]);
  const version = versionAt(versions, pathname);
  const sidebar = version && (own === undefined ? sidebarAt(version, pathname) : own);
  if (!sidebar) return null;
  const current = isSamePath(pathname, version.path) ? version.mainPath : pathname;
  const name = `${version.name} ${sidebar.name}`;
  const memory = sidebarMemory(name);
  return (
    <nav
      key={name}
      aria-label="Docs sidebar"
      className="docs-sidebar"
      ref={(element) => {
        frame.current = element;
        if (element && memory.scrollTop > 0) element.scrollTop = memory.scrollTop;
      }}
      onScroll={({ currentTarget }) => keepScroll(name, currentTarget.scrollTop)}
    >
      {versions.length > 1 && (
        <Suspense fallback={null}>
          <VersionMenu pathname={pathname} />
        </Suspense>
      )}
      <SidebarList items={sidebar.items} current={current} memory={memory.open} />
    </nav>
  );
}

export interface SidebarPlace {
  current: string;
  /** Which categories the reader has opened or closed. */
  memory: Map<string, boolean>;
}

interface SidebarListProps extends SidebarPlace {
  items: readonly SidebarItem[];
}

/** The entries of one level of a sidebar, with those below them. */
export function SidebarList({ items, ...place }: SidebarListProps): React.ReactElement {
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item.key ?? `${item.label} ${item.path}`} className={item.className}>
          {item.items && item.items.length > 0 ? (
            <SidebarCategory item={item} {...place} />
          ) : (
            <SidebarLink item={item} current={place.current} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SidebarLinkProps {
  item: SidebarItem;
  current: string;
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
}

/** The link of an entry that has a page, marked where that is the one being read. */
export function SidebarLink({ item, current, onClick }: SidebarLinkProps): React.ReactElement {
  const path = item.path!;
  const Anchor = item.type === "link" ? SiteLink : Link;
  return (
    <Anchor to={path} aria-current={isSamePath(path, current) ? "page" : undefined} {...(onClick ? { onClick } : {})}>
      {item.label}
    </Anchor>
  );
}
