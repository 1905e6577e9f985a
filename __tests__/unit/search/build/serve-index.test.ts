import fs from "node:fs";
import {
  rememberQueries,
  removeIndex,
  serveSearchIndex,
  writeSearchIndex,
} from "../../../../src/search/build/write-index";
import { searchPage, section } from "../../../stand-ins/search-pages";
import { enterFolder } from "../../../stand-ins/content-folder";

beforeEach(() => void enterFolder({ "public/search/index.html": "the page" }));

const reporter = { activityTimer: () => ({ start: () => undefined, end: () => undefined }) };
/** The arguments of a hook of Gatsby whose queries have this result. */
const withResult = (result: unknown) => ({ graphql: async () => result, reporter }) as never;
const withPage = (title: string) => withResult({ data: { searchTexts: [searchPage("/blog/a", [section(title, 1)])] } });
const withError = withResult({ errors: [{ message: "No such field" }] });
const names = () => fs.readdirSync("public/search").sort();

it("writes the index beside the search page, and removes the previous one", async () => {
  await writeSearchIndex(withPage("First"));
  const first = names();
  expect(first).toEqual(expect.arrayContaining(["index.html", "manifest.json"]));
  await writeSearchIndex(withPage("Second"));
  expect(names().filter((name) => name.startsWith("meta-"))).toHaveLength(1);
  expect(names()).not.toEqual(first);
  removeIndex();
  expect(names()).toEqual(["index.html"]);
});

it("fails the build, with the reason, if the texts cannot be read", async () => {
  await expect(writeSearchIndex(withError)).rejects.toThrow("No such field");
});

type Handle = (request: { path: string }, response: unknown, next: (error: unknown) => void) => void;

const open = () => {
  let handle: Handle = () => undefined;
  serveSearchIndex({ app: { get: (_: string, given: Handle) => (handle = given) } } as never);
  return (name: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const writeHead = (status: number) => ({ end: (text = "") => resolve({ status, text }) });
      handle({ path: `/search/${name}` }, { writeHead }, reject);
    });
};

it("builds the index again in development whenever a page opens it", async () => {
  await writeSearchIndex(withPage("Of a build"));
  rememberQueries(withPage("First"));
  const ask = open();
  expect(names()).toEqual(["index.html"]);
  const first = JSON.parse((await ask("manifest.json")).text);
  rememberQueries(withPage("Second"));
  const second = JSON.parse((await ask("manifest.json")).text);
  expect(second.meta).not.toBe(first.meta);
  expect((await ask(second.meta)).status).toBe(200);
  // The engine then opens the index again.
  expect((await ask(first.meta)).status).toBe(404);
});

it("passes an error on in development", async () => {
  rememberQueries(withError);
  await expect(open()("manifest.json")).rejects.toThrow("No such field");
});
