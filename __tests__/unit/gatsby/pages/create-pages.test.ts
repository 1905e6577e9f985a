import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { createContentPages, hideUnusedQueries } from "../../../../src/gatsby/pages/create-pages";

const post = (id: string, isModule: boolean) => ({
  ...{ id, path: `/blog/${id}`, listed: true, isModule, filePath: `blog/${id}/index.mdx` },
  ...{ tagSlugs: [], authorKeys: [] },
});
const DATA = {
  siteSettings: { blog: { postsPerPage: 1 }, sections: { projects: false, resume: false } },
  allPost: { nodes: [post("new", true), post("old", false)] },
  ...{ allAuthor: { nodes: [] }, allDoc: { nodes: [] }, allPage: { nodes: [] }, docVersions: [] },
};

async function run(answer: { data?: unknown; errors?: unknown } = { data: DATA }) {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const graphql = jest.fn().mockResolvedValue(answer);
  await createContentPages({
    ...{ graphql, actions: { createPage }, reporter: { panicOnBuild } },
  } as unknown as CreatePagesArgs);
  const pages = createPage.mock.calls.map(([page]) => page as { path: string; component: string });
  return { query: graphql.mock.calls[0][0] as string, panicOnBuild, pages };
}

it.each(["allPost", "allDoc", "allPage"])("asks for %s in an order that their files decide", async (field) => {
  const { query } = await run();
  const [, sort] = new RegExp(`${field}\\(.*?\\bsort: (.*?)\\) \\{`).exec(query)!;
  // The key of a post ends with the path of its file.
  expect(sort).toMatch(/^\{ (?:sortKey: DESC|filePath: ASC) \}$/);
});

it("names the file of the template, and that of a post which is a module", async () => {
  const { pages } = await run();
  const component = (address: string) => pages.find((page) => page.path === address)!.component;
  const template = path.resolve("src/templates/post.tsx");
  expect(component("/blog/old")).toBe(template);
  expect(component("/blog/new")).toBe(`${template}?__contentFilePath=${path.resolve("content/blog/new/index.mdx")}`);
});

it.each([
  ["the query fails", { errors: ["no"] }],
  ["there are no settings", { data: { ...DATA, siteSettings: null } }],
])("stops the build if %s", async (_, answer) => {
  const { panicOnBuild, pages } = await run(answer);
  expect(panicOnBuild).toHaveBeenCalledWith(
    "The pages cannot be created: the query for the content failed.",
    "errors" in answer ? answer.errors : undefined,
  );
  expect(pages).toEqual([]);
});

it("hides the query of a template without a page from a build, and no other query", async () => {
  await run();
  const contents = "export const query = graphql`query A { a }`;";
  const preprocess = (file: string) =>
    hideUnusedQueries!({ filename: path.resolve(file), contents } as never, {} as never, () => undefined);
  const files = ["src/templates/doc-tag.tsx", "src/templates/post.tsx", "src/components/layout/use-site.ts"];
  Object.assign(process.env, { NODE_ENV: "production" });
  expect(files.map(preprocess)).toEqual(["export const query = ``;", undefined, undefined]);
  process.env.GENERATE_TYPES = "1";
  expect(files.map(preprocess)).toEqual([undefined, undefined, undefined]);
  Object.assign(process.env, { NODE_ENV: "development", GENERATE_TYPES: "" });
  expect(files.map(preprocess)).toEqual([undefined, undefined, undefined]);
});
