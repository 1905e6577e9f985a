import { remarkAdmonitions } from "./admonitions";
import { rehypeBlocks } from "./blocks";
import { rehypeCodeBlocks, remarkCodeMeta } from "./code-blocks";
import { remarkDiagrams } from "./diagrams";
import { rehypeEmoji } from "./emoji";
import { rehypeFigures } from "./figures";
import { rehypeHeadings } from "./headings";
import { rehypeMath } from "./math";
import { rehypePlaces } from "./module-places";
import { rehypeModuleTree, remarkModuleSource } from "./module-tree";
import { rehypeReferences } from "./references";
import { rehypeTables } from "./tables";
import { rehypeTaskLists } from "./task-lists";

/**
 * How `gatsby-plugin-mdx` compiles a text that is a module: in the steps of `compile.ts`, so that it has everything that
 * other texts have. Places are filled in at once, since a module is code and no data that could be mended later.
 */
export const MODULE_OPTIONS = {
  remarkPlugins: [remarkModuleSource, remarkAdmonitions, remarkDiagrams, remarkCodeMeta],
  remarkRehypeOptions: { clobberPrefix: "" },
  rehypePlugins: [
    rehypeModuleTree,
    rehypeMath,
    rehypeEmoji,
    rehypeTaskLists,
    rehypeBlocks,
    rehypeHeadings,
    rehypeCodeBlocks,
    rehypeTables,
    rehypeFigures,
    rehypeReferences,
    rehypePlaces,
  ],
};
