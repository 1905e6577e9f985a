import { createHash } from "node:crypto";
import { comparablePath, SEARCH_PATH } from "../shared/paths";
import { buildSidebar } from "../shared/sidebar";
import { inProduction, visibilityOf } from "../shared/visibility";
import { sortProblems, type Problem } from "./content/problem";
import { readContent, type Content } from "./content/read-content";
import { renderText, toProblem, type Surroundings } from "./markdown/render";
import { isModule } from "./markdown/mdx-source";
import { buildPages } from "./pages/build-pages";

/** Everything that is wrong with a content folder: what `readContent` finds, and what compiling each text finds. */
export async function findProblems(contentDir: string): Promise<{ content: Content; problems: Problem[] }> {
  const content = await readContent(contentDir);
  const surroundings = surroundingsOf(content, contentDir);
  const { posts, docs, pages, projects } = content;
  const found = await Promise.all(
    [
      ...posts.filter(({ file, value }) => !isModule(file.relativePath, value.text)),
      ...docs,
      ...pages,
      ...projects,
    ].map(({ file, value }) =>
      renderText(file.relativePath, value.text, surroundings).then(
        ({ problems }) => problems,
        (error: unknown) => [toProblem(error, file.path)],
      ),
    ),
  );
  return { content, problems: sortProblems([...content.problems, ...found.flat()]) };
}

function surroundingsOf(content: Content, contentDir: string): Surroundings {
  const { posts, docs, pages, projects } = content;
  const routes = new Map(
    [...posts, ...docs, ...pages, ...projects].map(({ file, value }) => [file.relativePath, value.path]),
  );
  const addresses = new Set(addressesOf(content).map(comparablePath));
  return {
    contentDir,
    pathPrefix: "",
    routeOfFile: (relativePath) => routes.get(relativePath),
    isRoute: (path) => addresses.has(comparablePath(path)),
    linkSeverity: content.site.checks.links,
    copyAsset: () => Promise.resolve(""),
    cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
    digest: (input) => createHash("md5").update(JSON.stringify(input)).digest("hex"),
  };
}

/** Every address that a build of the content would make. */
function addressesOf({ posts, docs, docFolders, pages, projects, authors, resume, site }: Content): string[] {
  const specs = buildPages({
    posts: posts.map(({ file, value: { front, path, date, tags } }) => ({
      id: path,
      path,
      filePath: file.relativePath,
      isModule: false,
      listed: visibilityOf({ ...front, date }, inProduction()).listed,
      tagSlugs: tags.map(({ slug }) => slug),
      authorKeys: front.authors,
    })),
    authors: authors.map(({ key, path, page }) => ({ key, path, hasPage: page })),
    docs: docs.map(({ value: { docId, path } }) => ({ id: docId, docId, path })),
    sidebar: buildSidebar(
      docs.map(({ value: { docId, path, position, front } }) => ({
        ...{ docId, path, position, description: "" },
        label: front.sidebar_label ?? front.title,
      })),
      docFolders,
    ),
    pages: pages.map(({ value: { name, path } }) => ({ id: name, name, path })),
    sections: { projects: projects.length > 0, resume: resume !== undefined },
    postsPerPage: site.blog.postsPerPage,
  });
  return ["/", SEARCH_PATH, ...specs.map(({ path }) => path)];
}
