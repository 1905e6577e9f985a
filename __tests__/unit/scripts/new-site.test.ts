import fs from "node:fs";
import path from "node:path";
import { runNew } from "../../../scripts/new";
import { findSample, MOVED_SAMPLE } from "../../../scripts/new-site";
import { readContent } from "../../../src/content/read-content";
import { findProblems } from "../../../src/gatsby/check/find-problems";
import { findSampleRemains } from "../../../src/gatsby/check/sample-remains";
import { makeFolder } from "../../stand-ins/content-folder";
import { commitAll } from "../../stand-ins/git";

const SAMPLE = {
  "__tests__/a.test.ts": "",
  "content/data/site.yml": "owner: { name: Wren Calloway }\n",
  "content/blog/a.md": "A text of the sample.\n",
};

let root: string;
let said: string;
beforeEach(() => {
  root = makeFolder(SAMPLE);
  said = "";
  jest.spyOn(console, "log").mockImplementation((...words) => void (said += `${words.join(" ")}\n`));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const begin = (...name: string[]) =>
  runNew(["site", ...name], path.join(root, "content"), new Date("2026-03-14T23:30:00Z"));
const files = () =>
  (fs.readdirSync(root, { recursive: true }) as string[]).filter((name) => fs.statSync(path.join(root, name)).isFile());

it("moves the sample to the tests, and writes a small site with another owner and links to all sections", async () => {
  expect(findSample(root)).toBe(path.join(root, "content"));
  begin("Zoë", '"Ada"', "Example");
  expect(files().sort()).toEqual([
    ...["__tests__/a.test.ts", `${MOVED_SAMPLE}/blog/a.md`, `${MOVED_SAMPLE}/data/site.yml`],
    ...["content/blog/hello/index.md", "content/data/site.yml"],
  ]);
  expect(findSample(root)).toBe(path.join(root, MOVED_SAMPLE));
  const { site, posts } = await readContent(path.join(root, "content"));
  expect(site).toMatchObject({
    title: 'Zoë "Ada" Example',
    owner: { name: 'Zoë "Ada" Example' },
    blog: { description: 'Posts by Zoë "Ada" Example.' },
  });
  expect(posts.map(({ value }) => `${value.path} ${value.date}`)).toEqual(["/blog/hello 2026-03-14T00:00:00.000Z"]);
  const links = site.navbar.left.map((item) => ("to" in item ? item.to : undefined));
  expect(links).toEqual(["/blog", "/projects/", "/docs", "/resume/"]);
  expect(said).toContain("content/data/site.yml\n");
});

it("writes a site in which the check finds only placeholders", async () => {
  begin("Ada");
  const { content, problems } = await findProblems(path.join(root, "content"));
  const messages = [...problems, ...findSampleRemains(content, [])].map(({ message }) => message);
  expect(messages).toEqual([
    "The description is still the one that a new text begins with.",
    '"A paragraph about you." is a placeholder for your introduction.',
    '"your-site.example.com" is a placeholder for your address.',
  ]);
});

it("deletes the build of the sample, because the next build would leave its files", () => {
  fs.cpSync(path.join(root, "content"), path.join(root, "public/blog"), { recursive: true });
  fs.cpSync(path.join(root, "content"), path.join(root, ".cache"), { recursive: true });
  begin("Ada");
  expect(files().filter((name) => /^(?:public|\.cache)/.test(name))).toEqual([]);
});

/** Expects that the command fails for this reason and changes nothing. */
const refuses = (reason: string) => {
  const before = files();
  expect(() => begin("Ada")).toThrow(reason);
  expect(files()).toEqual(before);
};

it("refuses a site with another owner, and changes nothing", () => {
  fs.writeFileSync(path.join(root, "content/data/site.yml"), "owner: { name: Ada }\n");
  expect(findSample(root)).toBeUndefined();
  refuses("The owner in content/data/site.yml is not the sample's");
});

it("refuses to begin a second time", () => {
  begin("Ada");
  refuses(`${MOVED_SAMPLE} exists already`);
});

it("refuses a sample with changes that are not committed, but not one whose changes are undone", () => {
  commitAll(root, "2026-03-14T00:00:00Z");
  fs.writeFileSync(path.join(root, "content/blog/mine.md"), "Mine.\n");
  refuses("content/ has changes that are not committed");
  fs.rmSync(path.join(root, "content/blog/mine.md"));
  begin("Ada");
  expect(said).toContain("content/data/site.yml\n");
});

it("changes nothing if the sample cannot be moved", () => {
  fs.rmSync(path.join(root, "__tests__"), { recursive: true });
  refuses("ENOENT");
});
