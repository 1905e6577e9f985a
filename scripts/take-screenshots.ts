import fs from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { BROWSER_FLAGS, ensureBrowser } from "./system-programs";
import { serve } from "./serve";

const PORT = 9470;
/** The screenshots that a browser shows in its install dialog. The manifest lists the same sizes. */
const SHOTS = [
  { name: "wide", address: "/", width: 1280, height: 800 },
  { name: "narrow", address: "/blog", width: 390, height: 844 },
];

/** Takes the screenshots of the built site for the web manifest. */
async function main(): Promise<void> {
  const folder = path.resolve("static/screenshots");
  fs.mkdirSync(folder, { recursive: true });
  const stop = await serve(PORT);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  for (const { name, address, width, height } of SHOTS) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
    await page.goto(`http://localhost:${PORT}${address}`, { waitUntil: "networkidle" });
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(path.join(folder, `${name}.webp`));
  }
  await browser.close();
  await stop();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
