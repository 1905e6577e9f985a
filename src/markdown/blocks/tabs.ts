import { h } from "hastscript";
import type { ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import type { PropValue } from "../../shared/body";
import { isBlank, isBlock, labelOf, openBlock, outer, textOf, type Block, type BlockUse, text } from "./block";

interface Tab {
  value: string;
  label: ElementContent[];
  use: BlockUse;
}

/**
 * Tabs and their panels. `src/browser/texts/tabs.ts` switches between them. Without scripts and in print, all panels are
 * shown, each below its label.
 */
export const tabs: Block = {
  attributes: [
    "groupId",
    "syncKey",
    "group",
    "queryString",
    "query",
    "defaultValue",
    "default",
    "values",
    "label",
    "lazy",
  ],
  render(use) {
    const content = use.children.filter((child) => !isBlank(child));
    const others = content.filter((child) => !isBlock(child, "TabItem"));
    for (const other of others)
      use.warnOfPlace("Tabs may contain only tabs. Expected this inside one.", other.position ?? use.position);
    const items = withoutDuplicates(
      content.flatMap((child) => (isBlock(child, "TabItem") ? [readTab(child, use)] : [])),
      use,
    );
    if (items.length === 0) {
      use.warnOfPlace("The tabs are empty.", use.position);
      return use.children;
    }
    return [...others, renderTabs(items, use)];
  },
};

/** A tab outside tabs: only its content is shown. */
export const tabItem: Block = {
  attributes: ["value", "label", "default", "attributes"],
  render(use) {
    use.warnOfPlace("A tab is not inside tabs. Expected it inside them.", use.position);
    return use.children;
  },
};

function readTab(node: Parameters<typeof openBlock>[0], parent: BlockUse): Tab {
  const use = openBlock(node, parent);
  const given = textOf(use.props.value);
  const label = labelOf(use, "label") ?? labelFromValues(parent.props.values, given);
  if (!label && given === undefined) use.warn("The tab has neither label nor value.", use.position);
  const value = given ?? (label ? toString({ type: "root", children: label }) : "");
  return { value, label: label ?? [text(value || "Tab")], use };
}

/** Returns the label of a tab from the attribute `values={[{ value: "mac", label: "macOS" }]}`. */
function labelFromValues(values: PropValue | undefined, value: string | undefined): ElementContent[] | undefined {
  const entries = Array.isArray(values) ? values : [];
  for (const entry of entries) {
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) continue;
    const label = textOf(entry.label);
    if (textOf(entry.value) === value && label !== undefined) return [text(label)];
  }
  return undefined;
}

function withoutDuplicates(items: Tab[], { warn }: BlockUse): Tab[] {
  const seen = new Set<string>();
  return items.map((item, index) => {
    if (seen.has(item.value)) {
      warn(`Two tabs have the value "${item.value}". Expected a different one.`, item.use.position);
      return { ...item, value: `${item.value} ${index + 1}` };
    }
    seen.add(item.value);
    return item;
  });
}

/** Copies nodes, because later plugins change them in place. */
const copyOf = (nodes: ElementContent[]): ElementContent[] => JSON.parse(JSON.stringify(nodes)) as ElementContent[];

function defaultOf(items: Tab[], { props, warn, position }: BlockUse): Tab {
  const asked = textOf(props.defaultValue ?? props.default);
  const found = items.find(({ value }) => value === asked);
  if (asked !== undefined && !found) {
    const values = items.flatMap(({ value }) => value || []).join(", ");
    warn(`The default "${asked}" is not a tab. Expected one of: ${values}.`, position);
  }
  return found ?? items.find(({ use }) => use.props.default === true) ?? items[0]!;
}

function renderTabs(items: Tab[], use: BlockUse): ElementContent {
  const { props } = use;
  const group = textOf(props.groupId ?? props.syncKey ?? props.group);
  const asked = props.queryString ?? props.query;
  const query = asked === true ? group : textOf(asked);
  if (asked === true && !group) use.warn("A query string needs a name. Expected a group, or query=name.", use.position);
  const chosen = defaultOf(items, use);
  const id = use.nextId();
  const buttons = items.map(({ value, label }, index) =>
    h(
      "button",
      {
        type: "button",
        role: "tab",
        id: `${id}-tab-${index + 1}`,
        ariaControls: [`${id}-panel-${index + 1}`],
        ariaSelected: String(value === chosen.value),
        tabIndex: value === chosen.value ? 0 : -1,
        dataValue: value,
      },
      label,
    ),
  );
  const panels = items.map(({ value, label, use: { children } }, index) =>
    h(
      "div",
      {
        className: ["tab-panel"],
        role: "tabpanel",
        id: `${id}-panel-${index + 1}`,
        ariaLabelledBy: [`${id}-tab-${index + 1}`],
        tabIndex: 0,
        dataActive: value === chosen.value ? "" : undefined,
      },
      [h("p", { className: ["tab-caption"] }, copyOf(label)), ...children],
    ),
  );
  const list = h("div", { className: ["tab-list"], role: "tablist", ariaLabel: textOf(props.label) }, buttons);
  return h("div", outer(use, ["tabs"], { dataGroup: group, dataQuery: query }), [list, ...panels]);
}
