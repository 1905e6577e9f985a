import type { Element, Root } from "hast";
import { defaultHandlers, toMdast, type Handle } from "hast-util-to-mdast";
import { toString } from "hast-util-to-string";
import type { RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mathToMarkdown } from "mdast-util-math";
import { toMarkdown as print } from "mdast-util-to-markdown";
import { classesOf } from "../../shared/body";
import { decodeAddress } from "../../shared/paths";
import { find } from "./plain-blocks";

/** Converts a plain tree to GitHub Flavored Markdown. */
export function toMarkdown(tree: Root): string {
  const mdast = toMdast(tree, {
    handlers: { a: link, sup, sub: asHtml, video: recording, audio: recording, section, code, pre },
  });
  return print(mdast, {
    bullet: "-",
    fences: true,
    rule: "-",
    extensions: [gfmToMarkdown(), mathToMarkdown()],
  });
}

/** An anchor is no link: only its words stay. */
const link: Handle = (state, node) =>
  node.properties.href === undefined ? state.all(node) : defaultHandlers.a(state, node);

const isMath = (node: Element): boolean => classesOf(node).includes("language-math");

const code: Handle = (_state, node) =>
  isMath(node) ? { type: "inlineMath", value: toString(node) } : { type: "inlineCode", value: toString(node) };

const pre: Handle = (_state, node) => {
  const inner = find(node, "code") ?? node;
  const value = toString(inner).replace(/\n$/, "");
  if (isMath(inner)) return { type: "math", value };
  const lang =
    classesOf(inner)
      .find((name) => name.startsWith("language-"))
      ?.slice("language-".length) ?? null;
  return { type: "code", lang, value };
};

/** Keeps an element for which Markdown has no mark. */
const asHtml: Handle = (state, node) =>
  [
    { type: "html", value: `<${node.tagName}>` },
    ...state.all(node),
    { type: "html", value: `</${node.tagName}>` },
  ] as ReturnType<Handle>;

/** Links to a recording by its title or the name of its file. */
const recording: Handle = (_state, { properties: { src, title } }) => {
  const url = String(src ?? "");
  const label = String(title ?? url.replace(/^.*\/|[?#].*$/g, ""));
  return { type: "link", url, children: [{ type: "text", value: label }] };
};

const labelOf = (target: unknown): string => decodeAddress(String(target).replace(/^.*#?fn-/, ""));

const sup: Handle = (state, node, parent) => {
  const link = find(node, "a");
  if (link?.properties.dataFootnoteRef === undefined) return asHtml(state, node, parent);
  const label = labelOf(link.properties.href);
  return { type: "footnoteReference", identifier: label, label };
};

const section: Handle = (state, node) => {
  if (!classesOf(node).includes("footnotes")) return state.all(node);
  const list = find(node, "ol");
  const notes = list?.children.filter((child): child is Element => child.type === "element") ?? [];
  return notes.map((note) => {
    const label = labelOf(note.properties.id);
    const children = state.toFlow(state.all(note)) as RootContent[];
    return { type: "footnoteDefinition", identifier: label, label, children } as RootContent;
  });
};
