import type { Pattern, Program } from "estree";
import type { Root } from "hast";

/** The names that a post imports or declares: its own components, in place of blocks of the same name. */
export const importedNames = ({ children }: Root): Set<string> =>
  new Set(
    children.flatMap((node) => (node.type === "mdxjsEsm" && node.data?.estree ? declaredNames(node.data.estree) : [])),
  );

/** The name that has to be imported for `<a.b>`: `a`. */
export const rootOf = (name: string): string => name.split(".")[0]!;

function declaredNames({ body }: Program): string[] {
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
