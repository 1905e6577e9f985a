import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { optimize } from "svgo";

/** Copies a file of the content folder to the built site and returns its address, which changes with its content. */
export async function copyAsset(file: string, pathPrefix: string): Promise<string> {
  const content = await fs.readFile(file);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  const name = path.basename(file);
  const target = path.resolve("public/static", hash, name);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, content);
  return `${pathPrefix}/static/${hash}/${encodeURIComponent(name)}`;
}

const attribute = (value: string): string => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** A drawing as part of the page, so that it follows the page's colours; without scripts, styles and repeated ids. */
export async function inlineSvg(file: string, alt: string): Promise<string> {
  const prefix = createHash("sha256").update(file).digest("hex").slice(0, 6);
  const { data } = optimize(await fs.readFile(file, "utf8"), {
    path: file,
    plugins: [
      { name: "preset-default", params: { overrides: { collapseGroups: false } } },
      "removeScripts",
      "removeDimensions",
      { name: "prefixIds", params: { prefix, delim: "-" } },
    ],
  });
  const [width, height] = viewBoxSize(data);
  const label = `role="img" aria-label="${attribute(alt)}" class="drawing" width="${width}" height="${height}"`;
  return data.replace(/^<svg /, `<svg ${label} `);
}

function viewBoxSize(svg: string): [number, number] {
  const [, , width = 720, height = 405] =
    /viewBox="([^"]+)"/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  return [Math.round(width), Math.round(height)];
}

/** A picture as an element with its size, so that the page keeps its place; loaded when it comes near. */
export async function pictureElement(file: string, alt: string, url: string): Promise<string> {
  const { width, height } = await sharp(file).metadata();
  return `<img src="${attribute(url)}" alt="${attribute(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
}
