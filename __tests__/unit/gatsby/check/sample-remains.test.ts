import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readContent } from "../../../../src/content/read-content";
import { findSampleRemains } from "../../../../src/gatsby/check/sample-remains";
import { makeFolder } from "../../../stand-ins/content-folder";

/** Places and messages, with the file's path from the folder. */
async function remainsOf(dir: string, ...others: string[]): Promise<string[]> {
  const remains = findSampleRemains(await readContent(dir), others);
  return remains.map(({ file, line, column, message }) => `${path.relative(dir, file)}:${line}:${column}  ${message}`);
}

const ofOwner = (name: string) => `title: Site\nowner:\n  name: ${name}\n`;
const ABOUT = "---\ntitle: About\n---\n\nI am Wren Calloway. Write to wren@example.com.\n\nWren Calloway.\n";

it("reports what is left of the sample content in a site with another owner", async () => {
  const dir = makeFolder({
    "data/site.yml": `${ofOwner("Ada")}url: https://wren.example.com\n`,
    "pages/about.md": ABOUT,
    "blog/new.md":
      "---\ntitle: Mine\ndate: 2026-01-01\n---\n\nAsk `https://api.example.com/wren` or `ada@example.com`.\n",
    LICENSE: "MIT License\n\nCopyright (c) 2026 Wren Calloway\n",
  });
  expect(await remainsOf(dir, path.join(dir, "LICENSE"))).toEqual([
    'data/site.yml:4:14  "wren.example.com" is from the sample content.',
    'pages/about.md:5:6  "Wren Calloway" is from the sample content.',
    'pages/about.md:5:30  "wren@example.com" is from the sample content.',
    'LICENSE:3:20  "Wren Calloway" is from the sample content.',
  ]);
  fs.appendFileSync(path.join(dir, "LICENSE"), "Copyright (c) 2026 Ada\n");
  expect((await remainsOf(dir, path.join(dir, "LICENSE"))).join()).not.toContain("LICENSE");
});

it("reads the metadata of pictures, and says how to make new ones", async () => {
  const picture = (Copyright: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } }).withExif({ IFD0: { Copyright } });
  const dir = makeFolder({
    "data/site.yml": ofOwner("Ada"),
    "mine.webp": await picture("Ada").webp().toBuffer(),
    "wide.webp": await picture("Wren Calloway").webp().toBuffer(),
    "icon.png": await picture("Wren Calloway").png().toBuffer(),
    "icon.svg": "<svg><metadata>Wren Calloway</metadata></svg>",
  });
  const files = ["mine.webp", "wide.webp", "icon.png", "icon.svg", "none.webp", "data"].map((name) =>
    path.join(dir, name),
  );
  const remains = findSampleRemains(await readContent(dir), files);
  expect(remains.map(({ file, message, expected }) => `${path.basename(file)}  ${message}  ${expected}`)).toEqual([
    'wide.webp  "Wren Calloway" is from the sample content.  Take new screenshots: npm run build && npm run screenshots.',
    'icon.png  "Wren Calloway" is from the sample content.  Make it from your icon: npm run icons, which says if you have to draw it yourself.',
    'icon.svg  "Wren Calloway" is from the sample content.  Draw an icon of your own: docs/make-it-yours.md says what is made from it.',
  ]);
});

it("does not advise removing the address, because a site needs one", async () => {
  const dir = makeFolder({ "data/site.yml": `${ofOwner("Ada")}url: https://your-site.example.com\n` });
  const [remain] = findSampleRemains(await readContent(dir), []);
  expect(remain?.expected).toBe("Replace it with your own: canonical links, feeds and the sitemap begin with it.");
});

it("reports nothing while the site is the sample, or contains nothing of it", async () => {
  expect(await remainsOf(makeFolder({ "data/site.yml": ofOwner("Wren Calloway"), "pages/about.md": ABOUT }))).toEqual(
    [],
  );
  expect(await remainsOf(makeFolder({ "data/site.yml": ofOwner("Ada") }))).toEqual([]);
});

it("says nothing while the settings cannot be read, because the owner is unknown", async () => {
  const dir = makeFolder({ "data/site.yml": `${ofOwner("Wren Calloway")}unread: [`, "pages/about.md": ABOUT });
  expect(await remainsOf(dir)).toEqual([]);
});

it("reports what is left although the settings name a document that does not exist", async () => {
  const settings = `${ofOwner("Ada")}navbar: { left: [{ type: doc, doc: none, label: A }] }\n`;
  const dir = makeFolder({ "data/site.yml": settings, "docs/a.md": "A.", "pages/about.md": ABOUT });
  expect((await readContent(dir)).problems).toEqual([expect.objectContaining({ severity: "error" })]);
  expect(await remainsOf(dir)).toContain('pages/about.md:5:6  "Wren Calloway" is from the sample content.');
});
