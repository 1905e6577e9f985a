import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { backgroundOf, drawAppIcons, toMonochrome } from "../../../../src/node/outputs/app-icons";
import { completeManifest } from "../../../../src/node/outputs/web-manifest";

const context = { siteUrl: "https://example.com", prefix: "/site", paths: ["/blog", "/search"] };

it("names what an app needs, with the path prefix, and shortcuts only to what there is", () => {
  const manifest = completeManifest({ name: "Site", icons: [{ src: "icons/icon-48x48.png" }] }, context);
  expect(manifest).toMatchObject({ name: "Site", id: "/site/", scope: "/site/", start_url: "/site/" });
  expect(manifest.icons).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ purpose: "maskable", src: "/site/icons/maskable-512x512.png" }),
      expect.objectContaining({ purpose: "monochrome" }),
    ]),
  );
  expect(manifest.shortcuts).toEqual([
    expect.objectContaining({ name: "Blog", url: "/site/blog" }),
    expect.objectContaining({ name: "Search", url: "/site/search" }),
  ]);
});

it("fills a maskable icon to its edges and leaves a monochrome one its shape alone", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "icons-"));
  await drawAppIcons("static/icon.svg", folder);
  const corner = async (name: string) => {
    const { data } = await sharp(path.join(folder, name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return data[3];
  };
  expect(await corner("maskable-512x512.png")).toBe(255);
  expect(await corner("monochrome-512x512.png")).toBe(0);
  fs.rmSync(folder, { recursive: true });
});

it("takes the background for what it is", () => {
  const svg = '<svg><rect fill="#123456"/><path fill="red"/></svg>';
  expect(backgroundOf(svg)).toBe("#123456");
  expect(toMonochrome(svg)).toBe('<svg><path fill="#fff"/></svg>');
});
