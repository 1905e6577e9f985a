import pLimit from "p-limit";
import { type Content, isAccepted, withRejected } from "../../content/content";
import type { ContentFile } from "../../content/content-file";
import { findEnvironmentProblems } from "../../content/environment";
import { readContent } from "../../content/read-content";
import type { CompiledText } from "../../markdown/compile";
import { toProblems } from "../../markdown/markdown-error";
import { findMissingImports } from "../../markdown/module-imports";
import type { Reference } from "../../markdown/references";
import { renderCompiled } from "../../markdown/render";
import { readServices } from "../../services/build-settings";
import { sortProblems, type Problem } from "../../shared/problem";
import { findDataLinks } from "./data-links";
import { findDuplicateRoutes, keepersLast } from "./duplicate-routes";
import { findBrokenFragments, type LinkingText } from "./fragments";
import { findTakenAddresses } from "./old-addresses";
import { builtContent, findUnusableRoutes, routesOf, type Route } from "./routes";
import { compilerOf, siteContext, textsOf, type CompileText, type Text } from "./site-context";
import { findUnbuiltLinks } from "./unbuilt-links";

/** The problems of a content folder, and what each text points to, by its path below the folder. */
interface Findings {
  content: Content;
  problems: Problem[];
  references: ReadonlyMap<string, readonly Reference[]>;
}

/**
 * Finds all problems of a content folder: in each file, between the files, in the compiled texts and in their links.
 * `npm run check`, the build and the development server ask this function. It reports what a production build would,
 * wherever it runs; without `production` drafts count as built.
 */
export async function findProblems(
  contentDir: string,
  compileText: CompileText = compilerOf(contentDir),
  production = true,
): Promise<Findings> {
  const content = await readContent(contentDir);
  // A link to a rejected text is not reported: it works when the text is corrected.
  const complete = withRejected(content);
  const built = production ? builtContent(complete) : complete;
  const routes = routesOf(complete);
  const builtRoutes = built === complete ? routes : routesOf(built);
  const { checks } = content.site;
  const context = siteContext(complete, [...routes, ...builtRoutes], contentDir);
  const problems = [
    ...content.problems,
    ...findEnvironmentProblems(),
    ...readServices().problems,
    ...findUnusableRoutes(routes.filter(isCertain)),
    ...findDuplicateRoutes(builtRoutes.filter(isCertain), checks.duplicateRoutes),
    ...findTakenAddresses(built, builtRoutes),
  ];
  const references = new Map<string, readonly Reference[]>();
  const compile = async (file: ContentFile, text: string): Promise<CompiledText | undefined> => {
    try {
      const compiled = await compileText(file.relativePath, text);
      references.set(file.relativePath, compiled.references);
      problems.push(...findMissingImports(file.path, compiled.imports));
      problems.push(...(await renderCompiled(compiled, file.relativePath, context)).problems);
      return compiled;
    } catch (error) {
      problems.push(...toProblems(error, file.path));
      return undefined;
    }
  };
  const check = async ({ file, value, refused }: Text): Promise<LinkingText> => {
    const compiled = await compile(file, value.text);
    const { ids, mistakes = [], references = [] } = compiled ?? {};
    // Without its `draft` or `date` nobody knows whether a text is built, and so what it may link to.
    const isKnown = !refused?.has("draft") && !refused?.has("date");
    const known = { ids: mistakes.length > 0 ? undefined : ids, references: isKnown ? references : [] };
    return { file, path: value.path, ...known };
  };
  const texts = textsOf(complete).filter(({ file }) => file.text !== undefined);
  const links = await findDataLinks(complete, context);
  const linking = [...(await pLimit(AT_A_TIME).map(texts, check)), ...links.data];
  problems.push(
    ...links.problems,
    ...findUnbuiltLinks(linking, { content: complete, routes, built, builtRoutes }),
    ...findBrokenFragments(keepersLast(linking, builtRoutes), context, builtRoutes),
  );
  return { content, problems: sortProblems(problems), references };
}

/** Enough for all threads that compile. More would only fill the memory with trees. */
const AT_A_TIME = 16;

/** A rejected text may have another address when it is corrected. */
const isCertain = ({ entry }: Route): boolean => !entry || isAccepted(entry);
