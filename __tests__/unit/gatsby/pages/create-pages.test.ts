import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { createContentPages, hideUnusedQueries } from "../../../../src/gatsby/pages/create-pages";

const DATA = {
  siteSettings: { blog: { postsPerPage: 1 }, sections: { projects: true, resume: true } },
  allPost: {
    nodes: ["new", "old"].map((id) => ({
      ...{ id, path: `/blog/${id}`, listed: true, isModule: id === "new", filePath: `blog/${id}/index.mdx` },
      ...{ tagSlugs: ["ruby"], authorKeys: ["jane"] },
    })),
  },
  allAuthor: { nodes: [{ key: "jane", path: "/blog/authors/jane", hasPage: true }] },
  allDoc: {
    nodes: [{ id: "d", version: "current", docId: "intro", path: "/docs/intro", listed: true, tagSlugs: [] }],
  },
  allPage: {
    nodes: [
      { id: "a", name: "about", path: "/about/" },
      { id: "b", name: "about", path: "/about/" },
    ],
  },
  docVersions: [
    {
      ...{ name: "current", label: "Next", path: "/docs", mainPath: "/docs/intro", isLast: true, banner: "none" },
      ...{ badge: false, noIndex: false, sidebars: { tutorialSidebar: [] }, strays: [] },
    },
  ],
};

async function run(answer: { data?: unknown; errors?: unknown }) {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const graphql = jest.fn().mockResolvedValue(answer);
  await createContentPages({
    graphql,
    actions: { createPage },
    reporter: { panicOnBuild },
  } as unknown as CreatePagesArgs);
  const pages = createPage.mock.calls.map(([page]) => page as { path: string; component: string; context: unknown });
  return { graphql, panicOnBuild, pages };
}

describe("createContentPages", () => {
  it("creates the pages of every section with one query", async () => {
    const { graphql, pages } = await run({ data: DATA });
    expect(graphql).toHaveBeenCalledTimes(1);
    expect(pages.map((page) => page.path)).toEqual([
      ...["/blog", "/blog/page/2", "/blog/archive", "/blog/tags", "/blog/new", "/blog/old"],
      ...[
        "/blog/tags/ruby",
        "/blog/tags/ruby/page/2",
        "/blog/authors",
        "/blog/authors/jane",
        "/blog/authors/jane/page/2",
      ],
      ...["/docs/intro", "/docs", "/projects/", "/resume/", "/about/"],
    ]);
  });

  it.each(["allPost", "allDoc", "allPage"] as const)(
    "asks for %s in an order that their files decide",
    async (field) => {
      const { graphql } = await run({ data: DATA });
      const [, sort] = new RegExp(`${field}\\(.*?\\bsort: (.*?)\\) \\{`).exec(graphql.mock.calls[0][0])!;
      expect(sort).toMatch(/\{ filePath: ASC \}\]?$/);
    },
  );

  it("names the template's file, and the post's where the post is a module", async () => {
    const { pages } = await run({ data: DATA });
    const component = (address: string) => pages.find((page) => page.path === address)!.component;
    const template = path.resolve("src/templates/post.tsx");
    expect(component("/blog/old")).toBe(template);
    expect(component("/blog/new")).toBe(`${template}?__contentFilePath=${path.resolve("content/blog/new/index.mdx")}`);
  });

  it.each([
    ["a query that fails", { errors: ["no"] }],
    ["an answer without settings", { data: { ...DATA, siteSettings: null } }],
  ])("stops the build at %s", async (_, answer) => {
    const { panicOnBuild, pages } = await run(answer);
    expect(panicOnBuild).toHaveBeenCalledWith(
      "The pages cannot be created: the query for the content failed.",
      "errors" in answer ? answer.errors : undefined,
    );
    expect(pages).toEqual([]);
  });
});

it("hideUnusedQueries hides the query of a template without a page from a build, and no other query", async () => {
  await run({ data: DATA });
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
