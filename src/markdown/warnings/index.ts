import type { FootnoteDefinition, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { findLostTags } from "./lost-tags";
import { findStrayLinks, findUnusedNote } from "./missing-definitions";
import { findMisspeltMark, findOpenComment, findOpenFence } from "./misread-code";
import { findCodeInParagraph, findMdx, findStrayMarks, findTemplateTags } from "./stray-marks";

/**
 * Reports what is valid Markdown, but probably not what the author meant. All checks share one pass over the tree, since a
 * pass takes longer than a check.
 */
export function remarkWarnings() {
  return (tree: Root, file: VFile): void => {
    const notes: FootnoteDefinition[] = [];
    const used = new Set<string>();
    // A `.md` file with MDX would get the same message many times. Jekyll's tag for code has a message of its own.
    let mayHoldMdx = file.extname === ".md" && !/\{%-?\s*highlight\b/.test(String(file));
    visit(tree, (node) => {
      if (node.type === "code") findOpenFence(node, file);
      if (node.type === "footnoteReference") used.add(node.identifier);
      if (node.type === "footnoteDefinition") notes.push(node);
      if (node.type === "text") {
        findStrayMarks(node, file);
        findStrayLinks(node, file);
      }
      if (file.extname === ".mdx" && node.type === "paragraph") findCodeInParagraph(node, file);
      if (node.type === "html") {
        findLostTags(node, file);
        findOpenComment(node, file);
      }
      if (node.type === "html" || node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
        findMisspeltMark(node, file);
      if (file.extname === ".md" && (node.type === "text" || node.type === "html")) findTemplateTags(node, file);
      if (mayHoldMdx && (node.type === "text" || node.type === "html")) mayHoldMdx = !findMdx(node, file);
    });
    for (const note of notes) if (!used.has(note.identifier)) findUnusedNote(note, file);
  };
}
