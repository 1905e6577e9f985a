import fs from "node:fs";
import pLimit from "p-limit";
import { isAccepted, textsOf, type Content, type Text } from "../../content/content";
import type { ContentFile } from "../../content/content-file";
import { findEnvironmentProblems } from "../../content/environment";
import { readContent } from "../../content/read-content";
import type { CompiledText, MarkdownText } from "../../markdown/compile";
import { toProblems } from "../../markdown/mistakes";
import { formatOf } from "../../content/post";
import { compileText, renderCompiled, type TextCache } from "../../markdown/render";
import type { SiteContext } from "../../markdown/site-context";
import { readServices } from "../../services/build-settings";
import { isFile } from "../../shared/files";
import { errorAt, isError, sortProblems, type Problem } from "../../shared/problem";
import { findDataLinks } from "./data-links";
import { findCoveredPages, findDuplicateRoutes } from "./duplicate-routes";
import { findHeadingProblems } from "./heading-levels";
import { findBrokenFragments, type LinkingText } from "./fragments";
import { findTakenAddresses } from "./old-addresses";
import { builtContent, findUnusableRoutes, routesOf, type Route } from "./routes";
import { checkContext, withUnknown } from "./check-context";
import { findUnbuiltLinks } from "./unbuilt-links";

/** A content folder with its problems. */
interface Findings {
  content: Content;
  problems: Problem[];
}

type CompiledFacts = Pick<CompiledText, "excerpt" | "references">;

const facts = new WeakMap<ContentFile, CompiledFacts>();

/** What nodes and pictures need of the text of a file, which a check has compiled. Empty if it could not be compiled. */
export const compiledFacts = (file: ContentFile): CompiledFacts => facts.get(file) ?? { excerpt: "", references: [] };

interface Options {
  /** Leaves out drafts and posts with a future date, in any environment. True by default. */
  production?: boolean;
  /** Stores compiled texts for the pages. */
  cache?: TextCache;
  /** Compiles a text that is not in the cache; in this thread by default. */
  compile?: (text: MarkdownText) => Promise<CompiledText>;
}

const NO_CACHE: TextCache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };

/**
 * Finds all problems of a content folder: in each file, between files, in the compiled texts and in their links. `npm
 * run check`, the build and the development server call it.
 */
export async function findProblems(
  contentDir: string,
  { production = true, cache = NO_CACHE, compile }: Options = {},
): Promise<Findings> {
  const content = await readContent(contentDir);
  const built = builtContent(content, production);
  // Those of rejected texts too: links to such a text work once it is fixed.
  const routes = routesOf(content);
  const builtRoutes = built === content ? routes : routesOf(built);
  const { checks } = content.site;
  const context = checkContext(content, [...routes, ...builtRoutes], contentDir);
  const problems = [
    ...content.problems,
    ...findEnvironmentProblems(),
    ...readServices().problems,
    ...findUnusableRoutes(routes.filter(isCertain)),
    ...findDuplicateRoutes(builtRoutes.filter(isCertain), checks.duplicateRoutes),
    ...findCoveredPages(builtRoutes),
    ...findTakenAddresses(built, builtRoutes),
  ];
  const texts = textsOf(content).filter(({ file }) => file.text !== undefined);
  const links = await findDataLinks(content, context);
  const checked = await pLimit(AT_A_TIME).map(texts, (text) => checkText(text, content, { context, cache, compile }));
  // The texts come last: of two entries for one file, the last one says which ids it has.
  const linking = [...links.data, ...checked.map(({ text }) => text)];
  problems.push(
    ...links.problems,
    ...checked.flatMap((text) => text.problems),
    ...findUnbuiltLinks(linking, { content, routes, built, builtRoutes }),
    // Of what is not built, only the texts have known ids.
    ...findBrokenFragments(linking, context, [...builtRoutes, ...routes.filter(({ entry }) => entry)]),
  );
  return { content, problems: sortProblems(problems) };
}

interface TextTools extends Pick<Options, "compile"> {
  context: SiteContext;
  cache: TextCache;
}

/** Compiles a text and follows its links. */
async function checkText(
  { file, value, refused }: Text,
  content: Content,
  { context, cache, compile }: TextTools,
): Promise<{ text: LinkingText; problems: Problem[] }> {
  const text = { file, path: value.path, references: [] };
  try {
    const markdown = { file: file.path, format: formatOf(file.relativePath, value.text), text: value.text };
    const compiled = await compileText(markdown, cache, compile);
    facts.set(file, { excerpt: compiled.excerpt, references: compiled.references });
    const judged = { ...compiled, references: withUnknown(compiled.references, content) };
    const { problems } = await renderCompiled(judged, file.path, context);
    // Without a valid `draft` or `date` it is unknown whether the text is built, and thus what it may link to.
    const isKnown = !refused?.has("draft") && !refused?.has("date");
    const ids = compiled.problems.some(isError) ? undefined : compiled.ids;
    return {
      text: { ...text, ids, references: isKnown ? compiled.references : [] },
      problems: [...findHeadingProblems(compiled.outline, file), ...problems, ...findLinkedCode(markdown)],
    };
  } catch (error) {
    return { text, problems: toProblems(error, file.path) };
  }
}

/** Reports a post with code behind a symbolic link: webpack knows its real path, where gatsby-plugin-mdx has no post. */
function findLinkedCode({ file, format }: MarkdownText): Problem[] {
  if (format !== "module" || !isFile(file) || fs.realpathSync(file) === file) return [];
  const message = "A post that imports or exports cannot be behind a symbolic link.";
  return [errorAt({ file }, message, "Expected the file or folder itself in place of the link.")];
}

/** Enough for all compiler threads. More would only hold more syntax trees in memory. */
const AT_A_TIME = 16;

/** The address of an invalid text may change once the text is fixed. */
const isCertain = ({ entry }: Route): boolean => !entry || isAccepted(entry);
