import fs from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { PAGE_TYPES, WIDTHS } from "./appearance/page-types";
import { compare, MOST_HEIGHT, toFile, toReference, type Shot } from "./appearance/picture";
import { Site } from "./site";

const REFERENCES = path.resolve("__tests__/e2e/appearance");
const DIFFERENCES = path.resolve(".cache/appearance");
const UPDATE = process.env.UPDATE_PICTURES === "1";
const SCALE = 0.5;
const WINDOW_HEIGHT = 900;

/** Pages stand still, and dates of commits, which a shallow clone does not have, are not shown. */
const CALM = `
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  .page-header .post-meta, .edit-row { display: none !important; }
`;

const site = Site.forTests();
const contexts = new Map<number, BrowserContext>();

beforeAll(() => fs.rmSync(DIFFERENCES, { recursive: true, force: true }));

/** Fonts are waited for, which visitors are not made to do. */
async function openContext(width: number): Promise<BrowserContext> {
  const viewport = { width, height: WINDOW_HEIGHT };
  // The style sheet that calms the pages is none of the site's.
  const calm = { bypassCSP: true, reducedMotion: "reduce" } as const;
  const { page } = await site.open("/404.html", { viewport, deviceScaleFactor: SCALE, ...calm });
  const context = page.context();
  await page.close();
  await context.route(
    (url) => url.origin === site.origin && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replaceAll("font-display:optional", "font-display:block");
      await route.fulfill({ response, body: html });
    },
  );
  return context;
}

async function takeShot(page: Page, colorScheme: "dark" | "light"): Promise<Shot> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
  const height = await page.evaluate<number>("document.documentElement.scrollHeight");
  const width = page.viewportSize()!.width;
  const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT / SCALE) };
  const png = await page.screenshot({ fullPage: true, clip, animations: "disabled" });
  return { png, windowHeight: WINDOW_HEIGHT * SCALE };
}

const SETTLED = `(async () => {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
})()`;

async function takePicture(address: string, width: number): Promise<Buffer> {
  const context = contexts.get(width) ?? (await openContext(width));
  contexts.set(width, context);
  const page = await context.newPage();
  await page.goto(site.origin + address, { waitUntil: "networkidle" });
  await page.addStyleTag({ content: CALM });
  await page.evaluate(SETTLED);
  const shots = [await takeShot(page, "dark"), await takeShot(page, "light")];
  await page.close();
  return toReference(width, shots);
}

const cases = WIDTHS.flatMap((width) =>
  Object.entries(PAGE_TYPES).map(([type, address]) => ({ type, width, address })),
);

it.each(cases)("$type at $width px looks as it did, in both modes", async ({ type, width, address }) => {
  const name = `${type}-${width}`;
  const file = path.join(REFERENCES, `${name}.webp`);
  const found = await takePicture(address, width);
  if (UPDATE) fs.writeFileSync(file, await toFile(found));
  if (!fs.existsSync(file))
    throw new Error(`There is no picture of ${name}: run \`npm run test:pictures -- --update\`.`);
  const difference = await compare(fs.readFileSync(file), found);
  if (!difference) return;
  fs.mkdirSync(DIFFERENCES, { recursive: true });
  fs.writeFileSync(path.join(DIFFERENCES, `${name}.png`), difference.picture);
  throw new Error(
    `${address} at ${width} px: ${difference.message}.\nExpected, found and the difference: .cache/appearance/${name}.png\n` +
      "If it should look like this, run `npm run test:pictures -- --update` and commit the pictures.",
  );
});

it("keeps its pictures small, and one for each page type and width", () => {
  const files = fs.readdirSync(REFERENCES).filter((file) => file.endsWith(".webp"));
  const sizes = files.map((file) => fs.statSync(path.join(REFERENCES, file)).size);
  expect(files.sort()).toEqual(cases.map(({ type, width }) => `${type}-${width}.webp`).sort());
  expect(Math.max(...sizes)).toBeLessThan(60_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2_500_000);
});
