import React, { useId } from "react";
import { isSamePath } from "../../shared/paths";
import { sidebarTrail, type SidebarItem } from "../../shared/sidebar";
import { SidebarLink, SidebarList, type SidebarPlace } from "./docs-sidebar";

interface SidebarCategoryProps extends SidebarPlace {
  item: SidebarItem;
}

/**
 * A category of the sidebar. Its children are in the HTML, closed or not. One with a page has a link and a button; the
 * link also opens it, and on the category's own page opens and closes it.
 */
export function SidebarCategory({ item, current, memory }: SidebarCategoryProps): React.ReactElement {
  const list = useId();
  const [open, toggle] = useOpen(item, current, memory);
  const children = <SidebarList items={item.items!} current={current} memory={memory} />;
  if (item.collapsible === false) {
    return (
      <>
        <div className="docs-sidebar-category">
          {item.path === null ? <span>{item.label}</span> : <SidebarLink item={item} current={current} />}
        </div>
        <div>{children}</div>
      </>
    );
  }
  const isOwnPage = item.path !== null && isSamePath(item.path, current);
  const follow = (event: React.MouseEvent) => {
    if (!isOwnPage) return memory.set(keyOf(item), true);
    event.preventDefault();
    return toggle();
  };
  const state = { type: "button" as const, "aria-expanded": open, "aria-controls": list, onClick: toggle };
  return (
    <>
      <div className="docs-sidebar-category">
        {item.path === null ? (
          <button {...state}>{item.label}</button>
        ) : (
          <>
            <SidebarLink item={item} current={current} onClick={follow} />
            <button
              {...state}
              className="script-only"
              aria-label={`${open ? "Collapse" : "Expand"} sidebar category '${item.label}'`}
            />
          </>
        )}
      </div>
      <div id={list} className="docs-sidebar-children" hidden={!open}>
        {children}
      </div>
    </>
  );
}

const keyOf = ({ label, path, key }: SidebarItem): string => key ?? `${label} ${path}`;

/** Whether a category is open: as the reader left it, and always when the reader comes to a page in it. */
function useOpen(item: SidebarItem, current: string, memory: Map<string, boolean>): [boolean, () => void] {
  const key = keyOf(item);
  const holdsCurrent = sidebarTrail([item], current).length > 0;
  const initial = holdsCurrent || (memory.get(key) ?? item.collapsed === false);
  const [state, setState] = React.useState({ open: initial, current });
  if (state.current !== current) setState({ open: state.open || holdsCurrent, current });
  const toggle = () => {
    memory.set(key, !state.open);
    setState({ open: !state.open, current });
  };
  return [state.open, toggle];
}
