import type { Root } from "hast";
import { BLOCK_NAMES, COMPONENT_NAMES } from "../shared/component-names";
import { nearest } from "../shared/problem";
import { importedNames, rootOf } from "./blocks/imported-names";
import { KNOWN_COMPONENTS } from "./components";
import type { Mistake } from "./markdown-error";
import { isComponentName, type Jsx } from "./mdx-tree";
import { askedNames, programsOf, usedNames, type NameInCode } from "./module-code";
import { visit } from "unist-util-visit";

/** What the compiler and the bundler bring into every module, beside what Node has. */
const BROUGHT_IN = "props React arguments module exports require process global".split(" ");

const isGlobal = (name: string): boolean => name in globalThis || BROUGHT_IN.includes(name) || name.startsWith("__");

/**
 * Names that a text with code of its own uses, as soon as its page is rendered, and that nothing brings in: the page
 * could not be made of it.
 */
export function findUnknownNames(tree: Root): Mistake[] {
  const programs = programsOf(tree);
  const own = importedNames(tree);
  const asked = new Set(programs.flatMap(askedNames));
  const inCode = programs.flatMap(usedNames).flatMap((use) => {
    if (own.has(use.name)) return [];
    if (use.isComponent) return toMistake(use, wordsOnComponent(use.name, [...own], true));
    return isGlobal(use.name) || asked.has(use.name) ? [] : toMistake(use, wordsOnName(use.name, [...own]));
  });
  const tags = tagsOf(tree).flatMap((use) =>
    own.has(use.name) ? [] : toMistake(use, wordsOnComponent(use.name, [...own], false)),
  );
  return [...inCode, ...tags];
}

type Words = Pick<Mistake, "message" | "expected">;

const toMistake = ({ line, column }: NameInCode, words: Words | undefined): Mistake[] =>
  words ? [{ ...words, line, column }] : [];

/** The components of the tags that stand in the text itself, of `<lamps.Dimmer>` what it is a part of. */
function tagsOf(tree: Root): NameInCode[] {
  const tags: NameInCode[] = [];
  visit(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    const { name, position } = node as unknown as Jsx;
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    if (name?.includes(".") || isComponentName(name))
      tags.push({ name: rootOf(name), isComponent: true, line, column });
  });
  return tags;
}

function wordsOnName(name: string, own: readonly string[]): Words {
  const message = `"${name}" is neither imported nor declared, so the page cannot be made.`;
  const meant = nearest(name, own);
  const hint = meant ? `Did you mean "${meant}"? ` : "";
  return { message, expected: `${hint}Expected an import or export of that name, or \\{ for a brace in the text.` };
}

function wordsOnComponent(name: string, own: readonly string[], isInCode: boolean): Words | undefined {
  if ((COMPONENT_NAMES as readonly string[]).includes(name)) return undefined;
  const isBlock = (BLOCK_NAMES as readonly string[]).includes(name);
  if (isBlock && !isInCode) return undefined;
  if (isBlock) {
    const message = `The block <${name}> stands in braces, where the page cannot be made of it.`;
    return { message, expected: "Expected it in the text, or a component of your own." };
  }
  const meant = nearest(name, [...own, ...KNOWN_COMPONENTS]);
  return {
    message: `Unknown component <${name}>: it is neither imported nor declared, so the page cannot be made.`,
    expected: `${meant ? `Did you mean <${meant}>? ` : ""}Expected an import or export of that name.`,
  };
}
