import fs from "node:fs";
import path from "node:path";
import { Joi, validateOptionsSchema } from "gatsby-plugin-utils";
import sharp from "sharp";
import { completeManifest, manifestOptions } from "../../../src/outputs/manifest-options";
import { readTokens } from "../../../src/outputs/style-tokens";
import { makeFolder } from "../../stand-ins/content-folder";

const plugin = jest.requireActual("gatsby-plugin-manifest/gatsby-node");
const SITE = { title: "Notes", description: "All of them.", url: "https://example.com" };

let folder: string;
beforeEach(() => {
  folder = makeFolder({});
  process.env.PATH_PREFIX = "/site";
});
it("consists of options that gatsby-plugin-manifest accepts without a warning", async () => {
  const { warning } = await validateOptionsSchema(plugin.pluginOptionsSchema({ Joi }), manifestOptions(SITE));
  expect(warning).toBeUndefined();
});

it("has what an app needs, with the path prefix where the plugin does not add it", () => {
  const manifest = manifestOptions(SITE);
  const { "color-page": page, "color-accent-strong": accent } = readTokens("dark");
  expect(manifest).toMatchObject({
    ...{ name: "Notes", short_name: "Notes", scope: "/site/", start_url: "/", display: "standalone" },
    ...{ background_color: page, theme_color: accent },
  });
  expect(manifest.screenshots.map(({ src }) => src)).toEqual([
    "/site/screenshots/wide.webp",
    "/site/screenshots/narrow.webp",
  ]);
  expect(manifest.related_applications).toEqual([
    { platform: "webapp", url: "https://example.com/site/manifest.webmanifest" },
  ]);
});

/** The manifest of a build with these pages. */
function completed(...pages: string[]) {
  const file = path.join(folder, "manifest.webmanifest");
  fs.writeFileSync(file, JSON.stringify(manifestOptions(SITE)));
  for (const page of pages) {
    fs.mkdirSync(path.join(folder, page));
    fs.writeFileSync(path.join(folder, page, "index.html"), "");
  }
  completeManifest(folder);
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

it("has shortcuts to existing pages only, and pictures for wide and narrow windows", () => {
  const { shortcuts, screenshots } = completed("blog", "blog/archive", "search");
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(["/site/blog", "/site/search"]);
  expect(screenshots).toMatchObject([{ form_factor: "wide" }, { form_factor: "narrow" }]);
  // A shortcut to the search names nothing that is absent either.
  expect(JSON.stringify(shortcuts)).not.toMatch(/documentation/i);
});

it("has no shortcut to a blog without posts", () => {
  const { shortcuts } = completed("blog", "search");
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(["/site/search"]);
});

describe("the pictures", () => {
  const { icons, shortcuts, screenshots } = manifestOptions(SITE);
  const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots];

  it.each(pictures)("are in static/ as $sizes: $src", async ({ src, sizes }) => {
    const { width, height } = await sharp(path.join("static", src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  });

  it("fill a maskable icon to its edges and leave a monochrome one its shape alone", async () => {
    const corner = async (src: string) => (await sharp(path.join("static", src)).ensureAlpha().raw().toBuffer())[3];
    const ofPurpose = (purpose: string) =>
      Promise.all(icons.filter((icon) => "purpose" in icon && icon.purpose === purpose).map(({ src }) => corner(src)));
    expect(new Set(await ofPurpose("maskable"))).toEqual(new Set([255]));
    // A site may do without a monochrome one.
    expect(await ofPurpose("monochrome")).not.toContain(255);
  });
});
