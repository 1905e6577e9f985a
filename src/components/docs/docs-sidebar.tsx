import { graphql, Link, useStaticQuery } from "gatsby";
import React from "react";
import { DOCS_PATH, isSamePath } from "../../shared/paths";
import { sidebarTrail, type SidebarItem } from "../../shared/sidebar";
import "./docs-sidebar.css";

/** The tree of the documentation. Categories stay open or closed as the reader left them. */
export function DocsSidebar({ pathname }: { pathname: string }): React.ReactElement {
  const { docSidebar } = useStaticQuery<Queries.DocsSidebarQuery>(graphql`
    query DocsSidebar {
      docSidebar(name: "tutorialSidebar") {
        items {
          ...DocsSidebarItem
          items {
            ...DocsSidebarItem
            items {
              ...DocsSidebarItem
              items {
                ...DocsSidebarItem
              }
            }
          }
        }
      }
    }

    fragment DocsSidebarItem on DocSidebarItem {
      type
      label
      path
      docId
    }
  `);
  const items = docSidebar.items as unknown as SidebarItem[];
  const current = isSamePath(pathname, DOCS_PATH)
    ? (items.find(({ docId }) => docId === "intro")?.path ?? pathname)
    : pathname;
  return (
    <nav aria-label="Docs sidebar" className="docs-sidebar">
      <SidebarList items={items} current={current} />
    </nav>
  );
}

interface SidebarListProps {
  items: readonly SidebarItem[];
  current: string;
}

function SidebarList({ items, current }: SidebarListProps): React.ReactElement {
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item.path}>
          {item.type === "category" ? (
            <Category item={item} current={current} />
          ) : (
            <SidebarLink item={item} current={current} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SidebarLink({ item, current }: { item: SidebarItem; current: string }): React.ReactElement {
  return (
    <Link to={item.path} aria-current={isSamePath(item.path, current) ? "page" : undefined}>
      {item.label}
    </Link>
  );
}

/** A category has a page of its own and a button of its own; the children are in the HTML, closed or not. */
function Category({ item, current }: { item: SidebarItem; current: string }): React.ReactElement {
  const holdsCurrent = sidebarTrail([item], current.replace(/\/+$/, "")).length > 0;
  const [open, setOpen] = React.useState(true);
  const [seen, setSeen] = React.useState(current);
  if (seen !== current) {
    setSeen(current);
    if (holdsCurrent) setOpen(true);
  }
  return (
    <>
      <div className="docs-sidebar-category">
        <SidebarLink item={item} current={current} />
        <button
          type="button"
          className="script-only"
          aria-expanded={open}
          aria-label={`${open ? "Collapse" : "Expand"} sidebar category '${item.label}'`}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div hidden={!open}>
        <SidebarList items={item.items} current={current} />
      </div>
    </>
  );
}
