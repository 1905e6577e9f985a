import type { Expression, Program, Property } from "estree";
import type { PropValue } from "../../shared/body";

/**
 * Returns the value of a literal: text, a number, or a list or object of literals. Undefined for an expression that would
 * have to be run.
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
    default:
      return undefined;
  }
}

function entryOf({ key, value, computed }: Property): [string, PropValue] | undefined {
  const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;
  const result = computed || name === undefined ? undefined : valueOf(value as Expression);
  return result === undefined ? undefined : [name!, result];
}
