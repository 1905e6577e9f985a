import { h } from "hastscript";
import { isBlank, isElement, outer, type Block } from "./block";

/** An ordered list whose items are steps to follow. */
export const steps: Block = {
  attributes: [],
  render(use) {
    const others = use.children.filter((child) => !isBlank(child) && !isElement(child, "ol"));
    if (others.length > 0 || use.children.every(isBlank))
      use.warn("Steps are one numbered list. Expected lines that begin with 1., 2., 3.", use.position);
    // The style sheet draws the numbers, and Safari takes a list without its own numbers for none.
    for (const list of use.children) if (isElement(list, "ol")) list.properties.role = "list";
    return [h("div", outer(use, ["steps"]), use.children)];
  },
};
