import { h } from "hastscript";
import { labelOf, outer, textOf, type Block } from "./block";

const TITLES: Record<string, string> = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  danger: "Danger",
  caution: "Caution",
  important: "Important",
  success: "Success",
  secondary: "Note",
};

export const ADMONITION_TYPES = Object.keys(TITLES);

/** A note beside the text. Its type is its accessible name, because a custom title may not say how serious it is. */
export const admonition: Block = {
  attributes: ["type", "title"],
  render(use) {
    const asked = textOf(use.props.type) ?? "note";
    const isKnown = ADMONITION_TYPES.includes(asked);
    if (!isKnown) use.warn(`Unknown type "${asked}". Expected one of: ${ADMONITION_TYPES.join(", ")}.`, use.position);
    const type = isKnown ? asked : "info";
    const title = TITLES[type]!;
    const label = h("p", { className: ["admonition-title"] }, labelOf(use, "title") ?? title);
    const properties = outer(use, ["admonition", `admonition-${type}`], { role: "note", ariaLabel: title });
    return [h("div", properties, [label, ...use.children])];
  },
};
