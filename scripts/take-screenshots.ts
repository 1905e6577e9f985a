import fs from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { contentDir } from "../src/content/folder";
import { loadSite } from "../src/content/site";
import { requireBuild } from "../src/outputs/unfinished-build";
import { BLOG_PATH } from "../src/shared/paths";
import { runCommand } from "./command";
import { BROWSER_FLAGS, ensureBrowser } from "./system-programs";
import { serve } from "./serve";

const PORT = 9470;
/** The screenshots that a browser shows in its install dialog. The manifest lists the same sizes. */
const SHOTS = [
  { name: "wide", address: "/", width: 1280, height: 800 },
  { name: "narrow", address: BLOG_PATH, width: 390, height: 844 },
];
/** What only some visitors see. */
const LEFT_OUT = ".announcement, .consent-notice { display: none }";

/** Takes the screenshots of the built site for the web manifest. Each says in its metadata whose site it shows. */
async function main(): Promise<void> {
  requireBuild();
  const folder = path.resolve("static/screenshots");
  fs.mkdirSync(folder, { recursive: true });
  const stop = await serve(PORT);
  await takeAll(folder).finally(stop);
  console.log("static/screenshots/ has the new screenshots. Build again to publish them.");
}

async function takeAll(folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    for (const { name, address, width, height } of SHOTS) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce", bypassCSP: true });
      await page.goto(`http://localhost:${PORT}${address}`, { waitUntil: "networkidle" });
      // The second time the site's own fonts are there before the first paint, which does not wait for them.
      await page.reload({ waitUntil: "networkidle" });
      await sharp(await page.screenshot({ style: LEFT_OUT }))
        .webp({ quality: 70 })
        .withExif({ IFD0: { Copyright: loadSite(contentDir()).owner.name } })
        .toFile(path.join(folder, `${name}.webp`));
    }
  } finally {
    await browser.close();
  }
}

void runCommand(main, "Usage: npm run screenshots   (takes them of the built site, into static/screenshots/)");
