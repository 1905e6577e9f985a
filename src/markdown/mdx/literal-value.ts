import type { Expression, MemberExpression, Program, Property } from "estree";
import type { PropValue } from "../../shared/body";

/**
 * Returns the value of a literal: text, a number, a list or object of literals, or the address of a picture that
 * Docusaurus takes by `require`. Undefined for an expression that would have to be run.
 */
export function literalValue(program: Program | null | undefined): PropValue | undefined {
  const statement = program?.body[0];
  return statement?.type === "ExpressionStatement" ? valueOf(statement.expression) : undefined;
}

function valueOf(node: Expression): PropValue | undefined {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "object" && node.value !== null ? undefined : (node.value as PropValue);
    case "TemplateLiteral":
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? "") : undefined;
    case "UnaryExpression": {
      const value = node.operator === "-" ? valueOf(node.argument) : undefined;
      return typeof value === "number" ? -value : undefined;
    }
    case "ArrayExpression": {
      const values = node.elements.map((item) => (item && item.type !== "SpreadElement" ? valueOf(item) : undefined));
      return values.includes(undefined) ? undefined : (values as PropValue[]);
    }
    case "ObjectExpression": {
      const entries = node.properties.map((property) => (property.type === "Property" ? entryOf(property) : undefined));
      return entries.includes(undefined) ? undefined : Object.fromEntries(entries as [string, PropValue][]);
    }
    case "MemberExpression":
      return requiredPicture(node);
    default:
      return undefined;
  }
}

/** The address in `require("./lamp.png").default`. */
function requiredPicture({ object, property }: MemberExpression): string | undefined {
  if (object.type !== "CallExpression" || property.type !== "Identifier" || property.name !== "default")
    return undefined;
  const [file] = object.arguments;
  const isRequire = object.callee.type === "Identifier" && object.callee.name === "require";
  const address = isRequire && file?.type === "Literal" ? String(file.value) : "";
  return PICTURE.test(address) ? address.replace(/^@site\/static\//, "/") : undefined;
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

function entryOf({ key, value, computed }: Property): [string, PropValue] | undefined {
  const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;
  const result = computed || name === undefined ? undefined : valueOf(value as Expression);
  return result === undefined ? undefined : [name!, result];
}
