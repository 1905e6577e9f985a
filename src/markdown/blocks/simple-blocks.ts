import { h } from "hastscript";
import type { ElementContent } from "hast";
import { isBlank, isElement, labelOf, outer, type Block } from "./block";

/** A disclosure widget. It works without scripts. */
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

/** A numbered list of steps to follow. */
export const steps: Block = {
  attributes: [],
  render(use) {
    const others = use.children.filter((child) => !isBlank(child) && !isElement(child, "ol"));
    if (others.length > 0 || use.children.every(isBlank))
      use.warn("Steps must be one numbered list. Expected lines that begin with 1., 2., 3.", use.position);
    // The style sheet draws the numbers. Safari does not expose a list without its own numbers as a list.
    for (const list of use.children) if (isElement(list, "ol")) list.properties.role = "list";
    return [h("div", outer(use, ["steps"]), use.children)];
  },
};

/** An empty element for the list of third parties, which depends on the build's settings: the resolver fills it. */
export const services: Block = {
  attributes: [],
  render(use) {
    return [h("div", outer(use, ["services"], { dataServices: "" }))];
  },
};
