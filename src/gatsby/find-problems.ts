import { builtContent } from "./built-content";
import { findDescriptionProblems } from "../content/description-problems";
import { readText } from "../content/front-matter";
import { findMissingImages } from "../content/images";
import { sortProblems, type Problem } from "../shared/problem";
import { isAccepted, type JudgedEntry } from "../content/read-entries";
import { readContent, withRejected, type Content } from "../content/read-content";
import type { SourceFile } from "../content/yaml-source";
import { findDataLinks } from "./data-links";
import { findEnvironmentProblems } from "../content/environment";
import { findDuplicateRoutes, keepersLast } from "./duplicate-routes";
import { findBrokenFragments, type LinkingText } from "./fragments";
import type { CompiledText } from "../markdown/compile";
import { compileText } from "../markdown/compile-text";
import { toProblems } from "../markdown/markdown-error";
import { idsOfGenerated } from "./generated-ids";
import type { Reference } from "../markdown/references";
import { findMissingImports } from "../markdown/module-imports";
import { renderCompiled } from "../markdown/render";
import { readServices } from "../content/services-settings";
import { findUnusableRoutes, routesOf, type Route } from "./routes";
import { NOT_KEPT, surroundingsOf, textsOf, type Keep, type Text } from "./surroundings";
import { findUnbuiltLinks } from "./unbuilt-links";

/** What is wrong with a content folder, and what each text points to, by its path below the folder. */
interface Findings {
  content: Content;
  problems: Problem[];
  references: ReadonlyMap<string, readonly Reference[]>;
}

/**
 * Everything that is wrong with a content folder: in each file, between the files, in the compiled texts and in what
 * they point to. Says what a production build would say, wherever it runs; drafts are like other texts unless
 * `production`.
 */
export async function findProblems(contentDir: string, keep: Keep = NOT_KEPT, production = true): Promise<Findings> {
  const content = await readContent(contentDir);
  const mended = withRejected(content);
  const built = production ? builtContent(mended) : mended;
  const routes = routesOf(mended);
  const builtRoutes = built === mended ? routes : routesOf(built);
  const { checks } = content.site;
  const surroundings = surroundingsOf(mended, [...routes, ...builtRoutes], contentDir, keep);
  const problems = [
    ...content.problems,
    ...findEnvironmentProblems(),
    ...readServices().problems,
    ...findUnusableRoutes(routes.filter(isSure)),
    ...findDuplicateRoutes(builtRoutes.filter(isSure), checks.duplicateRoutes),
    ...findMissingImages(content),
    ...findDescriptionProblems(content),
  ];
  const linking: LinkingText[] = [];
  const references = new Map<string, readonly Reference[]>();
  const compile = async (file: SourceFile, text: string): Promise<CompiledText | undefined> => {
    try {
      const compiled = await compileText(file.relativePath, text, surroundings);
      references.set(file.relativePath, compiled.references);
      problems.push(...findMissingImports(file.path, compiled.imports));
      problems.push(...(await renderCompiled(compiled, file.relativePath, surroundings)).problems);
      return compiled;
    } catch (error) {
      problems.push(...toProblems(error, file.path));
      return undefined;
    }
  };
  const check = async ({ file, value, refused }: Text): Promise<void> => {
    const compiled = await compile(file, value.text);
    const { ids, mistakes = [], references = [] } = compiled ?? {};
    // Whether what it links to has to be built is not known of a text of which it is not known whether it is built.
    const isKnown = !refused?.has("draft") && !refused?.has("date");
    const known = { ids: mistakes.length > 0 ? undefined : ids, references: isKnown ? references : [] };
    linking.push({ file, path: value.path, ...known });
  };
  for (const text of textsOf(mended).filter(isReadable)) await check(text);
  const links = await findDataLinks(mended, surroundings);
  linking.push(...links.data);
  const unbuilt = findUnbuiltLinks(linking, { content: mended, routes, built, builtRoutes });
  const generated = idsOfGenerated(builtRoutes, linking);
  const broken = findBrokenFragments(keepersLast(linking, builtRoutes), surroundings, generated);
  return { content, problems: sortProblems([...problems, ...links.problems, ...unbuilt, ...broken]), references };
}

const isReadable = (entry: JudgedEntry<unknown>): boolean =>
  isAccepted(entry) || (!entry.file.problem && readText(entry.file) !== undefined);

/** The address of a rejected text may be another when it is mended. */
const isSure = ({ entry }: Route): boolean => !entry || isAccepted(entry);
