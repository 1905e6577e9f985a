import fs from "node:fs";
import path from "node:path";
import {
  rememberQueries,
  removeIndex,
  serveSearchIndex,
  writeSearchIndex,
} from "../../../../src/search/build/write-index";
import { searchPage, section } from "../../../stand-ins/search-pages";
import { enterFolder } from "../../../stand-ins/content-folder";

let root: string;
const folder = () => path.join(root, "public/search");

beforeEach(() => {
  root = enterFolder({ "public/search/index.html": "the page" });
});
const pageNamed = (title: string) => searchPage("/blog/a", [section(title, 1)]);
const reporter = { activityTimer: () => ({ start: () => undefined, end: () => undefined }) };
const answering = (answer: unknown) => ({ graphql: async () => answer, reporter }) as never;
const gives = (title: string) => answering({ data: { searchTexts: [pageNamed(title)] } });
const names = () => fs.readdirSync(folder()).sort();

describe("the index of a build", () => {
  it("stands beside the page of the search, in place of the one before", async () => {
    await writeSearchIndex(gives("First"));
    const first = names();
    expect(first).toEqual(expect.arrayContaining(["index.html", "manifest.json"]));
    await writeSearchIndex(gives("Second"));
    expect(names().filter((name) => name.startsWith("meta-"))).toHaveLength(1);
    expect(names()).not.toEqual(first);
    removeIndex();
    expect(names()).toEqual(["index.html"]);
  });

  it("stops the build, with the reason, when its texts cannot be read", async () => {
    await expect(writeSearchIndex(answering({ errors: [{ message: "No such field" }] }))).rejects.toThrow(
      "No such field",
    );
  });
});

describe("the index while developing", () => {
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

  it("is that of the content as it is when a page opens it", async () => {
    await writeSearchIndex(gives("Of a build"));
    rememberQueries(gives("First"));
    const ask = open();
    expect(names()).toEqual(["index.html"]);
    const first = JSON.parse((await ask("manifest.json")).text);
    rememberQueries(gives("Second"));
    const second = JSON.parse((await ask("manifest.json")).text);
    expect(second.meta).not.toBe(first.meta);
    expect((await ask(second.meta)).status).toBe(200);
    // The engine then opens the index again.
    expect((await ask(first.meta)).status).toBe(404);
  });

  it("passes a failure on", async () => {
    rememberQueries(answering({ errors: [{ message: "No such field" }] }));
    await expect(open()("manifest.json")).rejects.toThrow("No such field");
  });
});
