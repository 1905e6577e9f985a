import React, { useId, useRef, useState } from "react";
import { collapseDuration } from "../../browser/collapse";
import { isModified } from "../../browser/links";
import { isSamePath } from "../../shared/paths";
import { sidebarTrail, type SidebarItem } from "../../shared/sidebar";
import { Link } from "../ui/link";
import { SiteLink } from "../ui/site-link";
import { recallSidebar, rememberSidebar } from "./sidebar-memory";

interface SidebarPlace {
  /** The name of the sidebar, which is the key of its remembered state. */
  sidebar: string;
  /** The path of the current page. */
  current: string;
}

interface SidebarListProps extends SidebarPlace {
  items: readonly SidebarItem[];
}

interface SidebarEntryProps extends SidebarPlace {
  item: SidebarItem;
}

/** The entries of one level of a sidebar with their descendants. */
export function SidebarList({ items, ...place }: SidebarListProps): React.ReactElement {
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={keyOf(item)} className={item.className}>
          <SidebarEntry item={item} {...place} />
        </li>
      ))}
    </ul>
  );
}

function SidebarEntry({ item, ...place }: SidebarEntryProps): React.ReactElement {
  if (!item.items?.length) return <SidebarLink item={item} current={place.current} />;
  if (item.collapsible !== false) return <SidebarCategory item={item} {...place} />;
  return (
    <>
      <div className="docs-sidebar-category">
        {item.path === null ? (
          <span className="docs-sidebar-label">{item.label}</span>
        ) : (
          <SidebarLink item={item} current={place.current} />
        )}
      </div>
      <div>
        <SidebarList items={item.items} {...place} />
      </div>
    </>
  );
}

interface SidebarLinkProps {
  item: SidebarItem;
  current: string;
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
}

/** The link of an entry with a page. The current page is marked. */
function SidebarLink({ item, current, onClick }: SidebarLinkProps): React.ReactElement {
  const path = item.path!;
  const Anchor = item.type === "link" ? SiteLink : Link;
  return (
    <Anchor to={path} aria-current={isSamePath(path, current) ? "page" : undefined} onClick={onClick}>
      {item.label}
    </Anchor>
  );
}

/**
 * A category that can be collapsed. Its entries are in the HTML even while it is collapsed. A category with a page has a link
 * and a button. The link also expands it; on the category's own page the link toggles it.
 */
function SidebarCategory({ item, ...place }: SidebarEntryProps): React.ReactElement {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useOpen(item, place);
  const toggle = () => {
    const height = list.current!.firstElementChild!.scrollHeight;
    list.current!.style.setProperty("--collapse-duration", `${collapseDuration(height)}ms`);
    setOpen(!isOpen);
  };
  const isOwnPage = item.path !== null && isSamePath(item.path, place.current);
  const follow = (event: React.MouseEvent) => {
    if (isModified(event)) return;
    if (!isOwnPage) return rememberOpen(place.sidebar, keyOf(item), true);
    event.preventDefault();
    // `navigation.ts` takes a click on a link whose default action is prevented for a navigation.
    event.nativeEvent.stopPropagation();
    return toggle();
  };
  const state = { type: "button" as const, "aria-expanded": isOpen, "aria-controls": id, onClick: toggle };
  return (
    <>
      <div className="docs-sidebar-category">
        {item.path === null ? (
          <button {...state} className="docs-sidebar-label chevron chevron-tree">
            {item.label}
          </button>
        ) : (
          <>
            <SidebarLink item={item} current={place.current} onClick={follow} />
            <button
              {...state}
              className="button button-icon button-small chevron chevron-tree script-only"
              aria-label={`${isOpen ? "Collapse" : "Expand"} sidebar category '${item.label}'`}
            />
          </>
        )}
      </div>
      <div ref={list} id={id} className="docs-sidebar-children" hidden={!isOpen}>
        <SidebarList items={item.items!} {...place} />
      </div>
    </>
  );
}

function rememberOpen(sidebar: string, category: string, isOpen: boolean): void {
  rememberSidebar(sidebar, { open: new Map([...recallSidebar(sidebar).open, [category, isOpen]]) });
}

const keyOf = ({ label, path, key }: SidebarItem): string => key ?? `${label} ${path}`;

/**
 * Returns whether a category is expanded, and a setter. The reader's choice is kept on the next page, which has a list of
 * its own, but a category that contains that page begins expanded.
 */
function useOpen(item: SidebarItem, { sidebar, current }: SidebarPlace): [boolean, (isOpen: boolean) => void] {
  const key = keyOf(item);
  const [isOpen, setOpen] = useState(
    () =>
      sidebarTrail([item], current).length > 0 || (recallSidebar(sidebar).open.get(key) ?? item.collapsed === false),
  );
  const choose = (next: boolean) => {
    rememberOpen(sidebar, key, next);
    setOpen(next);
  };
  return [isOpen, choose];
}
