import path from "node:path";
import { guessFile, isFile, isLfsPointer, LFS_PROBLEM, staticFile } from "../../shared/files";
import { decodeAddress } from "../../shared/paths";
import type { Mistake } from "../../shared/problem";
import { belongsInPage, inlineSvg } from "./drawings";
import type { Picture } from "./pictures";
import { asWritten } from "../links/link-address";
import type { Reference } from "../links/reference";
import { fileOfTarget } from "../links/site-file";
import { MarkdownError } from "../mistakes";

/** The width of the text column in CSS pixels. */
const MEASURE = 688;
/** Smaller pictures, such as badges and icons, cannot be enlarged. */
const WORTH_ENLARGING = 240;

interface PictureContext {
  /** The file of the text with the picture. */
  file: string;
  /** Identifies the picture within the site. */
  place: string;
  pathPrefix: string;
  makePicture(file: string, address?: string): Promise<Picture>;
  warn(mistake: Mistake): void;
}

/**
 * Returns a picture as HTML. If the file is missing or broken, warns and returns the alternative text. Rejects like
 * `makePicture`.
 */
export async function resolvePicture(reference: Reference, context: PictureContext): Promise<string> {
  const { target, suffix, alt, caption, title, width, isFallback } = reference;
  const { file, pathPrefix, makePicture, place, warn } = context;
  const isStatic = target.startsWith("/");
  const pictureFile = fileOfTarget(target, file);
  const unread = isStatic
    ? `<img src="${attribute(pathPrefix + target)}" alt="${attribute(alt)}"${title ? ` title="${attribute(title)}"` : ""} loading="lazy" decoding="async">`
    : attribute(alt);
  const inPlace = (element: string): string =>
    caption === undefined ? element : `<figure class="figure">${element}<figcaption>${caption}</figcaption></figure>`;
  const instead = caption === undefined ? unread : `<p>${unread}</p>`;

  if (!isFile(pictureFile)) {
    warn(whyMissing(target, file, pictureFile));
    return instead;
  }
  if (isLfsPointer(pictureFile)) {
    warn({ ...LFS_PROBLEM, message: `The picture ${asWritten(target)} ${LFS_PROBLEM.message}` });
    return instead;
  }
  try {
    const fragment = suffix.replace(/^[^#]*/, "");
    if (!isStatic && !fragment && !isFallback && /\.svg$/i.test(pictureFile) && (await belongsInPage(pictureFile)))
      return inPlace(await inlineSvg(pictureFile, alt, place));
    const picture = await makePicture(pictureFile, isStatic ? pathPrefix + target : undefined);
    return inPlace(pictureElement({ ...picture, src: picture.src + fragment }, { alt, title, width, isFallback }));
  } catch (error) {
    if (error instanceof MarkdownError) throw error;
    const message = `The picture ${asWritten(target)} cannot be read.`;
    warn({ message, expected: "Expected a JPEG, PNG, WebP, AVIF, GIF or SVG file." });
    return instead;
  }
}

/** What is wrong with the address of a missing picture, and what was expected. */
function whyMissing(target: string, file: string, pictureFile: string): Mistake {
  const isStatic = target.startsWith("/");
  // Two messages have no path, so that a list of problems has one line for all.
  if (leadsToStatic(target)) {
    const message = "The relative path of a file in static/ leads nowhere.";
    return { message, expected: "Expected its address, such as /img/a.png for static/img/a.png." };
  }
  if (isStatic && isBeside(target, file)) {
    const message = "The address of a picture beside the text leads nowhere.";
    return { message, expected: "Expected its path from this file, such as ./a.png." };
  }
  const written = asWritten(target);
  const message = written === "" ? "The picture names no file." : `The file ${written} does not exist.`;
  const expected = isStatic ? "Expected a file in static/." : "Expected a path relative to this file.";
  return { message, expected: guessFile(written, pictureFile) + expected };
}

/** Whether a path goes up to a file in `static/`, as in Docusaurus, or to one at the root of the site, as in Hexo. */
const leadsToStatic = (target: string): boolean =>
  target.startsWith("../") && isFile(staticFile(decodeAddress(target.replace(/^(?:\.\.\/)+(?:static\/)?/, "/"))));

/** Whether an address ends like the path of a file beside the text. Hugo serves those below the address of the text. */
function isBeside(address: string, textFile: string): boolean {
  const parts = decodeAddress(address).split("/").slice(1);
  return parts.some((_, index) => isFile(path.resolve(path.dirname(textFile), ...parts.slice(index))));
}

const attribute = (value: string): string => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

interface Wording {
  alt: string;
  title?: string;
  /** The width that the author gave, in CSS pixels. */
  width?: number;
  isFallback?: true;
}

/** Returns a picture as HTML: in several formats, loaded lazily, with its size to avoid layout shifts. */
export function pictureElement(picture: Picture, { alt, title, width = picture.width, isFallback }: Wording): string {
  const height = Math.max(1, Math.round((width * picture.height) / picture.width));
  const shown = Math.min(width, MEASURE);
  const sizes = `(min-width: ${Math.ceil(shown / 0.92)}px) ${shown}px, 92vw`;
  const sources = picture.sources.map(
    ({ type, srcset }) => `<source type="${type}" srcset="${attribute(srcset)}" sizes="${sizes}">`,
  );
  const names = `alt="${attribute(alt)}"${title ? ` title="${attribute(title)}"` : ""}`;
  const image = `<img src="${attribute(picture.src)}" ${names} width="${width}" height="${height}" loading="lazy" decoding="async">`;
  if (isFallback) return image;
  const blur = picture.blur
    ? `<img class="picture-blur" src="${picture.blur}" alt="" width="${width}" height="${height}" aria-hidden="true">`
    : "";
  const isZoomable = alt !== "" && picture.width > WORTH_ENLARGING;
  const content = sources.length > 0 ? `<picture>${sources.join("")}${image}</picture>` : image;
  return `<span class="picture-frame${isZoomable ? " zoomable" : ""}">${blur}${content}</span>`;
}
