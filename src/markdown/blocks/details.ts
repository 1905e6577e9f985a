import { h } from "hastscript";
import type { ElementContent } from "hast";
import { isBlank, isElement, labelOf, outer, type Block } from "./block";

/** What opens on demand, without scripting too. */
export const details: Block = {
  attributes: ["summary", "open"],
  render(use) {
    const children = use.children.filter((child) => !isBlank(child));
    const [first] = children;
    const own = isElement(first, "summary") ? first.children : undefined;
    const summary = labelOf(use, "summary") ?? own;
    if (!summary) use.warn("The details have no summary. Expected what readers see before they open it.", use.position);
    const content: ElementContent[] = own ? children.slice(1) : use.children;
    const open = use.props.open === true || use.props.open === "true";
    return [h("details", outer(use, ["details"], { open }), [h("summary", {}, summary ?? "Details"), ...content])];
  },
};
