/**
 * Cuts the fonts of `src/styles/fonts.css` out of their packages, in two parts each: what nearly every English text is
 * written with, which pages load before they are painted, and the rest, which only pages load that have one of its
 * characters. Run it when a font's package changes.
 */
import fs from "node:fs";
import path from "node:path";
import { cutFont, fileName, FONT_FOLDER, FONTS, RANGES, type FontName, type FontPart } from "./parts";

fs.mkdirSync(FONT_FOLDER, { recursive: true });
for (const font of Object.keys(FONTS) as FontName[]) {
  for (const part of Object.keys(RANGES) as FontPart[]) {
    const content = await cutFont(font, part);
    fs.writeFileSync(path.join(FONT_FOLDER, fileName(font, part)), content);
    console.log(`${fileName(font, part)}: ${content.length} bytes`);
  }
}
