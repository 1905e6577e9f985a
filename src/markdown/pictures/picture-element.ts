import type { Picture } from "./pictures";

/** The width of the text column in CSS pixels. */
const MEASURE = 688;
/** Smaller pictures, such as badges and icons, cannot be enlarged. */
const WORTH_ENLARGING = 240;

export const attribute = (value: string): string =>
  value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

export interface Wording {
  alt: string;
  title?: string;
  /** The width that the author gave, in CSS pixels. */
  width?: number;
}

/** Returns a picture as HTML: in several formats, loaded lazily, with its size to avoid layout shifts. */
export function pictureElement(picture: Picture, { alt, title, width = picture.width }: Wording): string {
  const height = Math.max(1, Math.round((width * picture.height) / picture.width));
  const shown = Math.min(width, MEASURE);
  const sizes = `(min-width: ${Math.ceil(shown / 0.92)}px) ${shown}px, 92vw`;
  const sources = picture.sources.map(
    ({ type, srcset }) => `<source type="${type}" srcset="${attribute(srcset)}" sizes="${sizes}">`,
  );
  const names = `alt="${attribute(alt)}"${title ? ` title="${attribute(title)}"` : ""}`;
  const image = `<img src="${attribute(picture.src)}" ${names} width="${width}" height="${height}" loading="lazy" decoding="async">`;
  const blur = picture.blur
    ? `<img class="picture-blur" src="${picture.blur}" alt="" width="${width}" height="${height}" aria-hidden="true">`
    : "";
  const isZoomable = alt !== "" && picture.width > WORTH_ENLARGING;
  const content = sources.length > 0 ? `<picture>${sources.join("")}${image}</picture>` : image;
  return `<span class="picture-frame${isZoomable ? " zoomable" : ""}">${blur}${content}</span>`;
}
