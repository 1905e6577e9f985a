import type { Root } from "hast";
import { declaredNames } from "../module-code";

/** The names that a post which is a module imports or declares: they are its own and no blocks of the site. */
export const importedNames = ({ children }: Root): Set<string> =>
  new Set(
    children.flatMap((node) => (node.type === "mdxjsEsm" && node.data?.estree ? declaredNames(node.data.estree) : [])),
  );

/** The name of which `<a.b>` is a part. */
export const rootOf = (name: string): string => name.split(".")[0]!;
