import type { Node as CodeNode, Identifier, Pattern, Program } from "estree";
import type { Root } from "hast";
import { isJsx, type Jsx, type Node } from "./mdx-tree";
import { visit } from "unist-util-visit";

/** A name that code uses, or the component of a tag in it. */
export interface NameInCode {
  name: string;
  isComponent: boolean;
  line: number;
  column: number;
}

/** All code of a text: of its imports and exports, of its expressions, and of the values of its tags. */
export function programsOf(tree: Root): Program[] {
  const programs: (Program | null | undefined)[] = [];
  visit(tree, (node) => {
    const { type } = node as Node;
    if (type === "mdxjsEsm" || type === "mdxFlowExpression" || type === "mdxTextExpression")
      programs.push((node as Node & { data?: { estree?: Program } }).data?.estree);
    if (isJsx(node as Node)) programs.push(...programsOfTag(node as unknown as Jsx));
  });
  return programs.filter((program) => program !== null && program !== undefined);
}

const programsOfTag = ({ attributes }: Jsx): (Program | null | undefined)[] =>
  attributes.map((attribute) => {
    if (attribute.type === "mdxJsxExpressionAttribute") return attribute.data?.estree;
    return typeof attribute.value === "object" ? attribute.value?.data?.estree : undefined;
  });

/** The names that imports and exports bring in. */
export function declaredNames({ body }: Program): string[] {
  return body.flatMap((statement) => {
    if (statement.type === "ImportDeclaration") return statement.specifiers.map(({ local }) => local.name);
    const declaration = "declaration" in statement ? statement.declaration : undefined;
    if (declaration?.type === "VariableDeclaration") return declaration.declarations.flatMap(({ id }) => namesIn(id));
    return declaration && "id" in declaration && declaration.id ? [declaration.id.name] : [];
  });
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((part) => namesIn(part.type === "Property" ? part.value : part.argument));
    case "ArrayPattern":
      return pattern.elements.flatMap((part) => (part ? namesIn(part) : []));
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** What a node holds that is no use of a name; what a function needs shows only when it is called. */
const PASSED_OVER: Record<string, readonly string[]> = {
  ...{ FunctionDeclaration: ["id", "params", "body"], FunctionExpression: ["id", "params", "body"] },
  ...{ ArrowFunctionExpression: ["params", "body"], ClassDeclaration: ["id", "body"], ClassExpression: ["id", "body"] },
  ...{ VariableDeclarator: ["id"], ImportDeclaration: ["specifiers"], ExportNamedDeclaration: ["specifiers"] },
  ...{ ExportAllDeclaration: ["exported"], MetaProperty: ["meta", "property"] },
};

interface JsxName {
  type: "JSXIdentifier" | "JSXMemberExpression" | "JSXNamespacedName";
  name?: string;
  object?: JsxName;
}

/** The names that are used as soon as code is read, without those that functions use. */
export function usedNames(node: CodeNode): NameInCode[] {
  const { line = 1, column = -1 } = node.loc?.start ?? {};
  const found = (name: string, isComponent: boolean): NameInCode => ({ name, isComponent, line, column: column + 1 });
  if (node.type === "Identifier") return [found(node.name, false)];
  const names: NameInCode[] = [];
  if ((node.type as string) === "JSXOpeningElement") {
    const name = nameOfTag((node as unknown as { name: JsxName }).name);
    if (name) names.push(found(name, true));
  }
  const passedOver = PASSED_OVER[node.type] ?? [];
  for (const part of partsOf(node, (key) => !passedOver.includes(key) && !isNoUse(node, key)))
    names.push(...usedNames(part));
  return names;
}

/** The key of `a.key` and of `{ key: a }` is no use of a name, and a name that is only asked for may be missing. */
const isNoUse = (node: CodeNode, key: string): boolean =>
  (node.type === "MemberExpression" && key === "property" && !node.computed) ||
  (node.type === "Property" && key === "key" && !node.computed) ||
  (node.type === "UnaryExpression" && node.operator === "typeof");

/** What of a tag's name has to be there: all of `Lamp`, the first part of `lamps.Dimmer`, nothing of `div`. */
function nameOfTag({ type, name = "", object }: JsxName): string | undefined {
  if (type === "JSXMemberExpression") {
    let first = object;
    while (first?.object) first = first.object;
    return first?.name;
  }
  return type === "JSXIdentifier" && /^[A-Z]/.test(name) ? name : undefined;
}

/** The names that code asks for by `typeof`, so that it knows what to do without them. */
export function askedNames(program: Program): string[] {
  const names: string[] = [];
  const walk = (node: CodeNode): void => {
    if (node.type === "UnaryExpression" && node.operator === "typeof")
      names.push(...(isIdentifier(node.argument) ? [node.argument.name] : []));
    partsOf(node).forEach(walk);
  };
  walk(program);
  return names;
}

const isIdentifier = (node: CodeNode): node is Identifier => node.type === "Identifier";

/** The nodes that a node holds, under those of its keys that are asked for. */
const partsOf = (node: CodeNode, isAsked = (_key: string): boolean => true): CodeNode[] =>
  Object.entries(node).flatMap(([key, value]) => (isAsked(key) ? [value as unknown].flat().filter(isNode) : []));

const isNode = (value: unknown): value is CodeNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
