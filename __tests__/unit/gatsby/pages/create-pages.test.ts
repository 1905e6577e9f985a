import path from "node:path";
import { readContent } from "../../../../src/content/read-content";
import { createContentPages, hideUnusedQueries } from "../../../../src/gatsby/pages/create-pages";
import { makeFolder } from "../../../stand-ins/content-folder";
import { NodeStore } from "../../../stand-ins/node-store";

let dir: string;
beforeEach(() => {
  dir = process.env.SITE_CONTENT_DIR = makeFolder({
    "blog/2025-01-02-new.mdx": "---\ntitle: New\n---\nimport Lamp from './lamp'\n",
    "blog/2025-01-01-old.md": "---\ntitle: Old\n---\n",
    "blog/2999-01-01-later.md": "---\ntitle: Later\n---\n",
    "docs/intro.md": "---\ntitle: Intro\n---\n",
    "pages/draft.md": "---\ntitle: Draft\ndraft: true\n---\n",
  });
});

async function create() {
  const createPage = jest.fn();
  const { createNodeId } = new NodeStore();
  createContentPages({ actions: { createPage }, createNodeId } as never, await readContent(dir));
  return createPage.mock.calls.map(([page]) => page as { path: string; component: string; context: object });
}

it("names the file of the template, and that of a post which is a module", async () => {
  const pages = await create();
  const component = (address: string) => pages.find((page) => page.path === address)!.component;
  const template = path.resolve("src/templates/post.tsx");
  expect(component("/blog/old")).toBe(template);
  expect(component("/blog/new")).toBe(`${template}?__contentFilePath=${path.join(dir, "blog/2025-01-02-new.mdx")}`);
});

it("has gatsby-plugin-mdx add no front matter to the data of a post which is a module", async () => {
  const pages = await create();
  const context = (address: string) => pages.find((page) => page.path === address)!.context;
  expect(context("/blog/new")).toHaveProperty("frontmatter", {});
  expect(context("/blog/old")).not.toHaveProperty("frontmatter");
});

it("names the nodes of texts, the newest post first", async () => {
  const pages = await create();
  const context = (address: string) => pages.find((page) => page.path === address)!.context;
  const ids = ["2999-01-01-later.md", "2025-01-02-new.mdx", "2025-01-01-old.md"].map(
    (name) => `id of Post blog/${name}`,
  );
  expect(context("/blog")).toMatchObject({ ids });
  expect(context("/docs/intro")).toMatchObject({ id: "id of Doc docs/intro.md" });
  expect(context("/draft/")).toMatchObject({ id: "id of Page pages/draft.md" });
});

it("leaves drafts and posts of the future out of production", async () => {
  Object.assign(process.env, { NODE_ENV: "production" });
  const paths = (await create()).map((page) => page.path);
  expect(paths).toContain("/blog/new");
  expect(paths).not.toContain("/blog/later");
  expect(paths).not.toContain("/draft/");
});

it("hides the query of a template without a page from a build, and no other query", async () => {
  await create();
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
