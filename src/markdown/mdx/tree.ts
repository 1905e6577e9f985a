import type { Comment, Element, ElementContent, Root, RootContent } from "hast";
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { VFile } from "vfile";
import { beginsLine, type PropValue } from "../../shared/body";
import { BLOCK_NAMES, isKnownComponent } from "../../shared/component-names";
import { importedNames, rootOf } from "./imports";
import { literalValue } from "./literal-value";
import type { Place } from "../../shared/problem";
import { refuse } from "../mistakes";

export type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;
export type Node = RootContent | ElementContent;

/** The types of the nodes that MDX adds to Markdown. */
export const MDX_NODES = [
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxjsEsm",
] as const;

const IN_POSTS = "A post that imports or exports may also compute values.";
const EXPECTED_VALUE = `Expected the value written out. ${IN_POSTS}`;
const EXPECTED_TEXT = `Expected \\{ for a brace in the text, or a value written out such as {"lamp"}. ${IN_POSTS}`;
const EXPECTED_POST =
  "Only posts can import or export. Expected the text as a post, or without this line and what uses it.";

const EXPECTED_IN_BLOCK = "Expected the value written out, since the block is rendered when the site is built.";

export const isJsx = (node: Node): node is Jsx =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** A component begins with a capital letter; `<div>` in MDX is an element. */
export const isComponentName = (name: string | null): name is string => /^[A-Z]/.test(name ?? "");

const isBlockName = (name: string | null): boolean => (BLOCK_NAMES as readonly string[]).includes(name ?? "");

/**
 * Replaces the nodes of MDX by those of HTML: literals become text, `<div>` becomes an element. What would have to be run
 * is left out and reported.
 */
export function evaluateMdx(tree: Root, file: VFile): Root {
  return { ...tree, children: tree.children.flatMap((node) => evaluate(node, file)) };
}

function evaluate(node: Node, file: VFile): Node[] {
  if (node.type === "mdxjsEsm") {
    refuseStatements(node, file);
    return [];
  }
  if (isExpression(node)) {
    const comment = commentIn(node);
    if (comment) return [comment];
    if (node.value.trim() === "") return [];
    const value = literalValue(node.data?.estree);
    if (value === undefined) refuseCode(file, `The expression {${node.value}}`, EXPECTED_TEXT, node.position?.start);
    if (isObject(value)) refuse(file, `The value {${node.value}} is not text.`, EXPECTED_TEXT, node.position?.start);
    return [{ type: "text", value: typeof value === "boolean" ? "" : String(value ?? "") }];
  }
  if (!("children" in node)) return [node];
  const children = (node.children as Node[]).flatMap((child) => evaluate(child, file)) as ElementContent[];
  // An unknown component is reported once, without its attributes.
  if (isJsx(node) && (!isComponentName(node.name) || isKnownComponent(node.name)))
    refuseAttributes(node, EXPECTED_VALUE, file);
  if (node.type === "element") {
    const tagName = tagOf(node.tagName, children);
    // MDX puts a paragraph around `<div>words</div>` on one line.
    const isSurplus = tagName !== node.tagName && children.every((child) => isTextBlock(child) || isSpace(child));
    return isSurplus ? children : [{ ...node, tagName, children }];
  }
  if (isComponentName(node.name)) return [{ ...node, children }];
  const props = Object.entries(propsOf(node));
  for (const [name] of props.filter(([, value]) => isObject(value))) {
    const expected = name === "style" ? "a class with a rule in src/styles/" : "text in quotes";
    file.message(
      `The value of the attribute ${name} is not text, so it is left out. Expected ${expected}.`,
      node.position,
    );
  }
  const properties = Object.fromEntries(props.filter(([, value]) => typeof value !== "object"));
  const tagName = tagOf(node.name ?? "div", children);
  return [{ type: "element", tagName, properties, children, position: node.position } as Element];
}

const isObject = (value: PropValue | undefined): boolean => typeof value === "object" && value !== null;

/** Turns a paragraph with blocks into a `<div>`: browsers end a paragraph before a block, so React would miss a child. */
const tagOf = (name: string, children: readonly Node[]): string =>
  name === "p" && children.some(isTextBlock) ? "div" : name;

const isTextBlock = (node: Node): boolean => beginsLine(tagNameOf(node) ?? "");

/** The name of an element, also of one whose attributes would have to be run. */
const tagNameOf = (node: Node): string | null | undefined =>
  node.type === "element" ? node.tagName : isJsx(node) ? node.name : undefined;

const isSpace = (node: Node): boolean => node.type === "text" && node.value.trim() === "";

/**
 * Keeps what is known about a module without running it: its text, literals and the site's components. An ellipsis stands
 * for a computed value, but not in headings, whose ids it would change. A block with an attribute that would have to be
 * run is reported.
 */
export function withoutCode(tree: Root, file: VFile): Root {
  const own = importedNames(tree);
  const read = (node: Node, inHeading: boolean): Node[] => {
    if (node.type === "mdxjsEsm") return [];
    if (isExpression(node))
      return isComputed(node) && !inHeading ? [{ type: "text", value: "…" }] : evaluate(node, new VFile());
    if (!("children" in node)) return [node];
    const within = inHeading || /^h[1-6]$/.test(tagNameOf(node) ?? "");
    const children = (node.children as Node[]).flatMap((child) => read(child, within));
    // The links and headings in a component of the post are those of the page, if it shows them.
    if (isJsx(node) && own.has(rootOf(node.name ?? ""))) return children;
    const known = { ...node, children } as Node;
    if (isJsx(known) && isBlockName(known.name)) refuseAttributes(known, EXPECTED_IN_BLOCK, file);
    return isJsx(known) && !isComponentName(known.name) ? evaluate(known, new VFile()) : [known];
  };
  return { ...tree, children: tree.children.flatMap((node) => read(node, false)) };
}

/**
 * Makes elements of written-out tags such as `<img>`, and comments of comments. All other code stays. Takes a picture
 * that stands alone in a component or a tag out of its paragraph.
 */
export function elementsOf(tree: Root): Root {
  const read = (node: Node): Node => {
    if (isExpression(node)) return commentIn(node) ?? node;
    if (!("children" in node)) return node;
    const children = node.children.map(read) as ElementContent[];
    if (!isJsx(node)) return { ...node, tagName: tagOf(node.tagName, children), children };
    const known: Jsx = {
      ...node,
      children: children.flatMap((child) => (holdsPictures(child, "p") ? child.children : child)),
    };
    if (!isTagName(known.name) || !known.attributes.every(isWrittenOut)) return known;
    const properties = propsOf(known) as Element["properties"];
    if (Object.values(properties).some((value) => typeof value === "object")) return known;
    const tagName = tagOf(known.name, known.children);
    return { type: "element", tagName, properties, children: known.children, position: known.position };
  };
  return { ...tree, children: tree.children.map(read) };
}

/** Whether an element holds nothing but pictures, which may be links. */
const holdsPictures = (node: Node, tagName: "p" | "a"): node is Element =>
  node.type === "element" &&
  node.tagName === tagName &&
  node.children.length > 0 &&
  node.children.every((child) =>
    child.type === "element" ? child.tagName === "img" || holdsPictures(child, "a") : isSpace(child),
  );

/** Components begin with a capital letter or are parts of something, `<a.b>`; what has no name is a fragment. */
const isTagName = (name: string | null): name is string => /^[a-z][^.]*$/.test(name ?? "");

/** Reports each import and export of a block, with its first line. */
function refuseStatements({ value, data, position }: Extract<Node, { type: "mdxjsEsm" }>, file: VFile): void {
  const begin = position?.start.offset ?? 0;
  for (const { range: [from, to] = [begin, begin], loc } of data?.estree?.body ?? []) {
    const [first] = value.slice(from - begin, to - begin).split("\n");
    const start = loc && { line: loc.start.line, column: loc.start.column + 1 };
    refuseCode(file, `"${first}"`, EXPECTED_POST, start ?? position?.start);
  }
}

type Expression = Extract<Node, { type: "mdxFlowExpression" | "mdxTextExpression" }>;

const isExpression = (node: Node): node is Expression =>
  node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";

/** Returns the comment of an expression that is nothing else. */
function commentIn({ value }: Expression): Comment | undefined {
  const [, comment] = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(value) ?? [];
  return comment === undefined ? undefined : { type: "comment", value: comment };
}

/** Whether a value in a line would have to be computed. */
const isComputed = (node: Expression): boolean =>
  node.type === "mdxTextExpression" &&
  !commentIn(node) &&
  node.value.trim() !== "" &&
  literalValue(node.data?.estree) === undefined;

/** Whether the value of an attribute is a literal. */
const isWrittenOut = (attribute: Jsx["attributes"][number]): attribute is MdxJsxAttribute =>
  attribute.type === "mdxJsxAttribute" &&
  (typeof attribute.value !== "object" || !attribute.value || literalValue(attribute.value.data?.estree) !== undefined);

/** Returns the attributes of a component whose values are literals, as its props. */
export function propsOf(node: Jsx): Record<string, PropValue> {
  return Object.fromEntries(node.attributes.filter(isWrittenOut).map(({ name, value }) => [name, toProp(value)]));
}

function toProp(value: MdxJsxAttribute["value"]): PropValue {
  if (value === null || value === undefined) return true;
  return typeof value === "string" ? value : literalValue(value.data?.estree)!;
}

function refuseAttributes({ attributes, position }: Jsx, expected: string, file: VFile): void {
  for (const attribute of attributes)
    if (!isWrittenOut(attribute)) refuseCode(file, nameOf(attribute), expected, position?.start);
}

function nameOf(attribute: Jsx["attributes"][number]): string {
  if (attribute.type !== "mdxJsxAttribute") return `The attributes {${attribute.value}}`;
  const value = typeof attribute.value === "object" ? attribute.value?.value : attribute.value;
  return `The attribute ${attribute.name}={${value}}`;
}

const refuseCode = (file: VFile, what: string, expected: string, place: Place | undefined): void =>
  refuse(file, `${what} would have to be run.`, expected, place);
