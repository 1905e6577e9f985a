import path from "node:path";
import sharp from "sharp";
import { readContent } from "../../../../src/content/read-content";
import { findSampleRemains } from "../../../../src/gatsby/check/sample-remains";
import { makeFolder, removeFolders } from "../../../stand-ins/content-folder";

afterEach(removeFolders);

/** Places and messages, with the file's path from the folder. */
async function remainsOf(dir: string, ...others: string[]): Promise<string[]> {
  const remains = findSampleRemains(await readContent(dir), others);
  return remains.map(({ file, line, column, message }) => `${path.relative(dir, file)}:${line}:${column}  ${message}`);
}

const ofOwner = (name: string) => `title: Site\nowner:\n  name: ${name}\n`;
const ABOUT = "---\ntitle: About\n---\n\nI am Wren Calloway. Write to wren@example.com.\n\nWren Calloway.\n";

it("names what is left of the sample content in a site with another owner", async () => {
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
});

it("reads the pictures of the install dialog, whose metadata say whose site they show", async () => {
  const [mine, sample] = await Promise.all(
    ["Ada", "Wren Calloway"].map((Copyright) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
        .withExif({ IFD0: { Copyright } })
        .webp()
        .toBuffer(),
    ),
  );
  const dir = makeFolder({ "data/site.yml": ofOwner("Ada"), "mine.webp": mine!, "sample.webp": sample! });
  const found = await remainsOf(dir, ...["mine.webp", "sample.webp", "none.webp"].map((name) => path.join(dir, name)));
  expect(found).toEqual([
    expect.stringMatching(/^sample\.webp:\d+:\d+ {2}"Wren Calloway" is from the sample content\.$/),
  ]);
});

it("has nothing to say while the site is the sample, or has nothing of it", async () => {
  expect(await remainsOf(makeFolder({ "data/site.yml": ofOwner("Wren Calloway"), "pages/about.md": ABOUT }))).toEqual(
    [],
  );
  expect(await remainsOf(makeFolder({ "data/site.yml": ofOwner("Ada") }))).toEqual([]);
});
