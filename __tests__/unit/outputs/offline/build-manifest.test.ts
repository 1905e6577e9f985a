import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildManifest } from "../../../../src/outputs/offline/build-manifest";
import { diagramFiles, diagramKinds } from "../../../../src/outputs/offline/diagram-files";
import { SiteFiles } from "../../../../src/outputs/site-files";

const HASH = "01234567890123456789";
const OLD = "99999999999999999999";
let publicDir: string;

function write(file: string, text: string): void {
  const target = path.join(publicDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

function writePage(page: string, body = ""): void {
  const key = page === "/" ? "index" : page.slice(1);
  write(
    path.join(page, "index.html"),
    `<title>${key} | Site</title><link rel="canonical" href="https://a.b${page}">${body}`,
  );
  write(`page-data/${key}/page-data.json`, JSON.stringify({ componentChunkName: "page", staticQueryHashes: ["1"] }));
}

const PAGES = ["/", "/about", "/404", "/offline"];
const build = () =>
  buildManifest({ files: new SiteFiles(publicDir), paths: [...PAGES, "/404.html"], extras: ["/vendor/x.mjs"] });
const names = (files: readonly (readonly [string, ...unknown[]])[]) => files.map(([url]) => url);

beforeEach(() => {
  publicDir = fs.mkdtempSync(path.join(os.tmpdir(), "manifest-"));
  const chunks = { app: [`webpack-runtime-${HASH}.js`, `app-${HASH}.js`], page: [`page-${HASH}.js`] };
  write("webpack.stats.json", JSON.stringify({ assetsByChunkName: chunks }));
  write(`webpack-runtime-${HASH}.js`, `{7:"aaaaaaaaaaaaaaaaaaaa"}`);
  for (const file of [`app-${HASH}.js`, `app-${OLD}.js`, `page-${HASH}.js`, "7-aaaaaaaaaaaaaaaaaaaa.js"])
    write(file, file);
  write("page-data/app-data.json", "{}");
  write("page-data/sq/d/1.json", "{}");
  write("page-data/404.html/page-data.json", "{}");
  write("static/a.webp", "picture");
  write("search/index.json", "[]");
  write("vendor/x.mjs", "");
  for (const page of PAGES) writePage(page);
  writePage("/about", '<img src="/static/a.webp">');
});
afterEach(() => fs.rmSync(publicDir, { recursive: true }));

it("names everything the site consists of, once, and nothing of an earlier build", () => {
  const { build: made, shards } = build();
  const pages = shards.flatMap((shard) => shard.pages);
  expect(pages.map((page) => page.path).sort()).toEqual(["/", "/404", "/about", "/offline"]);
  const all = [...names(made.shell), ...names(made.extras), ...pages.flatMap((page) => names(page.files))];
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining([`/app-${HASH}.js`, `/page-${HASH}.js`, "/7-aaaaaaaaaaaaaaaaaaaa.js"]));
  expect(all).toEqual(expect.arrayContaining(["/search/index.json", "/vendor/x.mjs", "/offline", "/404"]));
  expect(all).not.toContain(`/app-${OLD}.js`);
  expect(pages.find((page) => page.path === "/about")!.pictures.map(([kept]) => kept[0])).toEqual(["/static/a.webp"]);
  expect(
    pages
      .filter((page) => page.listed)
      .map((page) => page.title)
      .sort(),
  ).toEqual(["about", "index"]);
});

it("names the list of pages from which the not-found page suggests some", () => {
  write("addresses.json", "[]");
  expect(names(build().build.extras)).toContain("/addresses.json");
});

it("names the style sheets that current scripts load, and those of few views", () => {
  const [loaded, unused, print] = ["menu-" + HASH, "menu-" + OLD, "print-0123456789abcdef"].map(
    (name) => `static/${name}.css`,
  );
  for (const sheet of [loaded!, unused!, print!]) write(sheet, "a{}");
  write("7-aaaaaaaaaaaaaaaaaaaa.js", `e.exports=r.p+"${loaded}"`);
  write(`app-${OLD}.js`, `e.exports=r.p+"${unused}"`);
  writePage("/about", `<link rel="stylesheet" href="/${print}" media="print">`);
  const { build: made } = build();
  expect(names(made.extras)).toContain(`/${loaded}`);
  expect(names(made.shell)).toContain(`/${print}`);
  expect([...names(made.shell), ...names(made.extras)]).not.toContain(`/${unused}`);
});

it("names the styles of a kind of page, which stand in no page of another kind, and not those of all pages", () => {
  const [frame, own] = [`styles-frame.${HASH}.css`, `styles-page.${HASH}.css`];
  for (const sheet of [frame, own]) write(sheet, "a{}");
  const chunks = {
    app: [`webpack-runtime-${HASH}.js`, frame, `app-${HASH}.js`],
    page: [frame, own, `page-${HASH}.js`],
  };
  write("webpack.stats.json", JSON.stringify({ assetsByChunkName: chunks }));
  write(`webpack-runtime-${HASH}.js`, `{7:"${HASH}"}`);
  const { shell, extras } = build().build;
  expect(names(shell)).toContain(`/${own}`);
  expect([...names(shell), ...names(extras)]).not.toContain(`/${frame}`);
});

it("gives another version when any file changes, and the same one when none does", () => {
  const { version } = build().build;
  expect(build().build.version).toBe(version);
  write("search/index.json", "[1]");
  const changed = build().build.version;
  expect(changed).not.toBe(version);
  writePage("/about", "<p>New</p>");
  expect(build().build.version).not.toBe(changed);
});

it("takes of the diagram library what the diagrams of the site need", () => {
  const kinds = diagramKinds(["```mermaid\n%% a note\nflowchart LR\n```\n", "~~~mermaid\npie title A\n~~~"]);
  expect(kinds).toEqual(["flowchart", "pie"]);
  const folder = "vendor/mermaid-11.17.2";
  write(
    `${folder}/mermaid.esm.min.mjs`,
    'import"./c/core.mjs";x(()=>import("./c/flowDiagram-1.mjs"));import("./c/gantt-1.mjs")',
  );
  for (const name of ["core", "flowDiagram-1", "gantt-1"]) write(`${folder}/c/${name}.mjs`, "");
  expect(diagramFiles(publicDir, kinds).map((file) => path.basename(file))).toEqual([
    "stage",
    "stage.js",
    "core.mjs",
    "flowDiagram-1.mjs",
    "mermaid.esm.min.mjs",
  ]);
  expect(diagramFiles(publicDir, [])).toEqual([]);
});
