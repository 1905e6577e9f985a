import path from "node:path";
import sharp from "sharp";
import type { Card } from "../../../../src/outputs/cards/list-cards";
import { drawText } from "../../../../src/outputs/cards/card-text";
import { drawCard, MAX_BYTES, titleInPage } from "../../../../src/outputs/cards/draw-cards";
import { SiteFiles } from "../../../../src/outputs/site-files";
import { readTokens } from "../../../../src/outputs/style-tokens";
import { makeFolder } from "../../../stand-ins/content-folder";

const tokens = readTokens("dark");
const LONG = "A title that says everything there is to say about arrays, and then again for those who came late, ";
const card = (more: Partial<Card> = {}): Card => ({
  ...{
    address: "/cards/a.jpg",
    title: "Arrays",
    kicker: "Blog",
    note: "Jane · January 2, 2025",
    site: "Notes",
    domain: "notes.example",
    ...more,
  },
});

/** The box around what is drawn, without the name of the site at the bottom. */
async function boxOf(more: Partial<Card>) {
  const svg = Buffer.from(await drawText(card(more), tokens));
  const image = sharp(svg).extract({ left: 0, top: 0, width: 1200, height: 500 });
  const { info } = await sharp(await image.png().toBuffer())
    .trim({ background: "#00000000", threshold: 1 })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  return { left, top, right: left + info.width, bottom: top + info.height };
}

describe("the text of a card", () => {
  it.each([
    ["a short title", { title: "Arrays" }],
    ["a long title", { title: LONG }],
    ["a title as long as a paragraph", { title: LONG.repeat(3) }],
    ["a word without end", { title: "Donaudampfschifffahrtsgesellschaftskapitänsmütze und Łódź" }],
    [
      "a long note",
      { note: "Where to start with the tool that publishes notes as a website, and how these pages are written." },
    ],
  ])("has room for the whole of %s", async (_, more) => {
    const { left, top, right, bottom } = await boxOf(more);
    expect(left).toBeGreaterThanOrEqual(60);
    expect(top).toBeGreaterThanOrEqual(60);
    expect(right).toBeLessThanOrEqual(880);
    expect(bottom).toBeLessThan(500);
  });

  it.each([
    ["emoji, also of several parts", "🎉 Arrays 🇩🇪 👍🏽", "Arrays"],
    ["the frame of a number", "Step 1️⃣", "Step 1"],
    ["words in other letters", "Привет, мир! Arrays 日本、「語」のx", "Arrays"],
  ])("leaves out %s, which the fonts lack", async (_, title, rest) => {
    expect(await drawText(card({ title }), tokens)).toBe(await drawText(card({ title: rest }), tokens));
  });

  it("shows the name of the site in place of a title that the fonts lack", async () => {
    const titles = ["🎉", "日本語", "Notes"].map((title) => drawText(card({ title }), tokens));
    expect(new Set(await Promise.all(titles)).size).toBe(1);
  });

  it("shows the domain in place of a title and a site that the fonts lack, and no marks between words that they lack", async () => {
    const own = { title: "索引", kicker: "ブログ · 京都", note: "葉子 · May 1, 2025", site: "葉子の記録" };
    const shown = { title: "notes.example", kicker: "", note: "May 1, 2025", site: "notes.example" };
    expect(await drawText(card(own), tokens)).toBe(await drawText(card(shown), tokens));
    const home = { ...own, note: "notes.example" };
    expect(await drawText(card(home), tokens)).toBe(await drawText(card({ ...shown, note: "" }), tokens));
  });

  it.each(["©", "™", "®", "Łódź", "e\u0301"])("shows %s", async (word) => {
    expect(await drawText(card({ title: `Arrays ${word}` }), tokens)).not.toBe(await drawText(card(), tokens));
  });

  it("leaves the right side to a cover", async () => {
    const { right } = await boxOf({ title: LONG, cover: { file: "x.png", digest: "" } });
    expect(right).toBeLessThanOrEqual(690);
  });
});

it("a card has the size that previews ask for, and few bytes even with a cover that compresses badly", async () => {
  const noise = Buffer.from(Array.from({ length: 400 * 630 * 3 }, (_, index) => (index * index * 31) % 251));
  const file = path.join(makeFolder({ "noise.png": "" }), "noise.png");
  await sharp(noise, { raw: { width: 400, height: 630, channels: 3 } })
    .blur(0.7)
    .toFile(file);
  const jpeg = await drawCard(card({ cover: { file, digest: "" } }), tokens);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThanOrEqual(MAX_BYTES);
});

it("a card of a page has its title without the name of the site", () => {
  const files = new SiteFiles(makeFolder({ "blog/archive/index.html": "<title>Archive | 2025 | Jane | Dev</title>" }));
  expect(titleInPage(files, "/blog/archive", "Jane | Dev")).toBe("Archive | 2025");
  expect(titleInPage(files, "/blog/archive", "Jane")).toBe("Archive | 2025 | Jane | Dev");
  expect(titleInPage(files, "/blog/gone", "Jane")).toBeUndefined();
});

it("a card whose cover cannot be read is an error that names it", async () => {
  await expect(drawCard(card({ cover: { file: "package.json", digest: "" } }), tokens)).rejects.toThrow(
    /package\.json:1:1 {2}The cover of the card \/cards\/a\.jpg cannot be drawn/,
  );
});
