import type { Pattern, Program } from "estree";
import type { Root } from "hast";

/** Returns the names that a post imports or declares. Such a component replaces the block of the same name. */
export const importedNames = ({ children }: Root): Set<string> =>
  new Set(
    children.flatMap((node) => (node.type === "mdxjsEsm" && node.data?.estree ? declaredNames(node.data.estree) : [])),
  );

/** Returns the name to import for `<a.b>`: `a`. */
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

/** An import, or an export from somewhere else. */
interface Import {
  source: string;
  /** The names that it takes from there; empty for `*` and for an import for its effects. */
  names: string[];
  line: number;
  column: number;
}

/** Lists the imports of a post in the order of their lines, each with the position of its first name. */
export function importsOf({ children }: Root): Import[] {
  return children
    .flatMap((node) => (node.type === "mdxjsEsm" ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement): Import[] => {
      const source = "source" in statement && statement.source?.value;
      if (typeof source !== "string") return [];
      const specifiers = "specifiers" in statement ? statement.specifiers : [];
      const names = specifiers.map(({ local }) => (local.type === "Identifier" ? local.name : String(local.value)));
      const { line = 1, column = 0 } = (specifiers[0] ?? statement).loc?.start ?? {};
      return [{ source, names, line, column: column + 1 }];
    });
}
