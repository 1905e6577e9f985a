import fs from "node:fs/promises";
import type { CustomPlugin } from "svgo";
import { digestOf } from "../../shared/digest";

/** All that a drawing may be made of: no scripts, styles, HTML, links or animations. */
const ELEMENTS = new Set(
  (
    "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image marker " +
    "clipPath mask pattern linearGradient radialGradient stop switch filter feBlend feColorMatrix feComponentTransfer " +
    "feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA " +
    "feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting " +
    "feSpotLight feTile feTurbulence"
  ).split(" "),
);

/** Drawings that are wider would have text too small to read in the narrowest windows. */
const READABLE_WIDTH = 560;

/** Larger ones make the page heavy, and every page that shows the text. */
const SMALL_BYTES = 10 * 1024;

/** Whether a drawing is small and follows the page's colours. Any other looks the same as a picture. */
export async function belongsInPage(file: string): Promise<boolean> {
  const content = await fs.readFile(file);
  return content.length < SMALL_BYTES && /currentColor|var\(--/i.test(String(content));
}

/** A drawing as part of the page, so that it follows the page's colours. `place` keeps its ids apart from all others. */
export async function inlineSvg(file: string, alt: string, place: string): Promise<string> {
  const prefix = `d${digestOf(place, 6)}`;
  const size = { width: 0, height: 0 };
  // It takes a sixth of a second to load, and few texts have drawings.
  const { optimize } = await import("svgo");
  const { data } = optimize(await fs.readFile(file, "utf8"), {
    path: file,
    plugins: [
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      "convertStyleToAttrs",
      sanitize,
      { name: "preset-default", params: { overrides: { collapseGroups: false } } },
      "removeDimensions",
      { name: "prefixIds", params: { prefix, delim: "-" } },
      nameRoot(alt, size),
    ],
  });
  if (!data.startsWith("<svg ")) throw new Error(`${file} is no drawing`);
  const zoom = alt === "" ? "" : " zoomable";
  if (size.width <= READABLE_WIDTH) return `<span class="picture-frame${zoom}">${data}</span>`;
  const scroller = `<span class="drawing-scroller" tabindex="0" role="group" aria-label="Drawing">${data}</span>`;
  return `<span class="picture-frame drawing-frame${zoom}">${scroller}</span>`;
}

/** Takes out whatever could run, load something from elsewhere or restyle the page. */
const sanitize: CustomPlugin = {
  name: "sanitize",
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (node.name === "a") Object.assign(node, { name: "g", attributes: {} });
        if (!ELEMENTS.has(node.name)) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        node.attributes = Object.fromEntries(
          Object.entries(node.attributes).filter(([name, value]) => isHarmless(name, value)),
        );
      },
    },
  }),
};

function isHarmless(name: string, value: string): boolean {
  if (/^on|^style$|^(data-|aria-|tabindex$)/i.test(name)) return false;
  if (/^(xlink:)?(href|src)$/i.test(name)) return /^\s*(#|data:image\/(png|jpeg|gif|webp|avif);)/i.test(value);
  return !/url\(\s*["']?\s*(?!#)[^\s"']/i.test(value);
}

/** Makes the root a named picture with its size. */
const nameRoot = (alt: string, size: { width: number; height: number }): CustomPlugin => ({
  name: "nameRoot",
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (parent.type !== "root" || node.name !== "svg") return;
        const [, , width = 720, height = 405] = node.attributes.viewBox?.split(/[\s,]+/).map(Number) ?? [];
        Object.assign(size, { width: Math.round(width), height: Math.round(height) });
        const label: Record<string, string> = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": "true" };
        const { id: _, role: __, class: ___, ...others } = node.attributes;
        node.attributes = {
          ...{ ...label, class: "drawing", width: String(size.width), height: String(size.height) },
          ...others,
        };
      },
    },
  }),
});
