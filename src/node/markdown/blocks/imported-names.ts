import type { ModuleDeclaration, Statement } from "estree";
import type { Root } from "hast";

/** The names that a post which is a module imports or declares: they are its own and no blocks of the site. */
export function importedNames(tree: Root): Set<string> {
  const names = new Set<string>();
  for (const node of tree.children) {
    if (node.type !== "mdxjsEsm") continue;
    for (const statement of node.data?.estree?.body ?? []) namesOf(statement).forEach((name) => names.add(name));
  }
  return names;
}

function namesOf(statement: Statement | ModuleDeclaration): string[] {
  if (statement.type === "ImportDeclaration") return statement.specifiers.map(({ local }) => local.name);
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : undefined;
  if (declaration?.type === "VariableDeclaration")
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  return declaration ? [declaration.id.name] : [];
}
