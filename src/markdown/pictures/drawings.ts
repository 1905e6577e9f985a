import fs from "node:fs/promises";
import type { CustomPlugin } from "svgo";
import { digestOf } from "../../shared/digest";

/** The allowed elements: no scripts, styles, HTML, links or animations. */
const ELEMENTS = new Set(
  (
    "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image marker " +
    "clipPath mask pattern linearGradient radialGradient stop switch filter feBlend feColorMatrix feComponentTransfer " +
    "feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA " +
    "feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting " +
    "feSpotLight feTile feTurbulence"
  ).split(" "),
);

/** The text of wider drawings would be too small in the narrowest windows. */
const READABLE_WIDTH = 560;

/** Larger drawings would make the page too heavy. */
const SMALL_BYTES = 10 * 1024;

/** Whether a drawing is small and uses the page's colors. Any other drawing looks the same as a picture file. */
export async function belongsInPage(file: string): Promise<boolean> {
  const content = await fs.readFile(file);
  return content.length < SMALL_BYTES && /currentColor|var\(--/i.test(String(content));
}

/** Returns a drawing as HTML, which can use the page's colors. `place` makes its ids unique. */
export async function inlineSvg(file: string, alt: string, place: string): Promise<string> {
  const prefix = `d${digestOf(place, 6)}`;
  const size = { width: 0, height: 0 };
  // SVGO takes a sixth of a second to load, and few texts have drawings.
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

/** Removes everything that could run, load other files or restyle the page. */
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

/** Gives the root a role, a label and its size. */
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
          ...label,
          class: "drawing",
          width: String(size.width),
          height: String(size.height),
          ...others,
        };
      },
    },
  }),
});
