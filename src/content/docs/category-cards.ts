import { count } from "../../shared/count";
import { firstPath, visibleItems, type SidebarItem } from "../../shared/sidebar";

/** A card on the page of a category. */
export interface DocCard {
  type: SidebarItem["type"];
  label: string;
  path: string;
  description: string;
}

/** A card for each direct child; a category without a page leads to the first page in it. */
export function toCards(category: SidebarItem): DocCard[] {
  return visibleItems(category.items ?? []).flatMap((item) => {
    const path = firstPath(item);
    return path === null ? [] : [{ type: item.type, label: item.label, path, description: describe(item) }];
  });
}

function describe({ type, description = "", items = [] }: SidebarItem): string {
  if (type !== "category" || description || items.length === 0) return description;
  return count(items.length, "item");
}
