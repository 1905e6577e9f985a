const attributes = (list) =>
  Object.entries(list)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

export const el = (tag, list = {}, ...children) =>
  `<${tag}${attributes(list)}>${children.flat(Infinity).join("")}</${tag}>`;

/** Points as SVG writes them ("0,0 10,20"), or as pairs. */
const join = (points) =>
  typeof points === "string" ? points : points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");

export const round = (value) => Math.round(value * 10) / 10;
export const range = (count) => [...Array(count).keys()];
export const lerp = (from, to, t) => from + (to - from) * t;
export const polar = (x, y, radius, degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

export const rect = (x, y, width, height, fill, more = {}) => el("rect", { x, y, width, height, fill, ...more });
export const disc = (cx, cy, r, fill, more = {}) => el("circle", { cx, cy, r, fill, ...more });
export const oval = (cx, cy, rx, ry, fill, more = {}) => el("ellipse", { cx, cy, rx, ry, fill, ...more });
export const poly = (points, fill, more = {}) => el("polygon", { points: join(points), fill, ...more });
export const shape = (d, fill, more = {}) => el("path", { d, fill, ...more });

const pen = (stroke, width, more) => ({
  class: "ln",
  fill: "none",
  stroke,
  "stroke-width": width,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
  ...more,
});
export const line = (points, stroke, width, more = {}) =>
  el("polyline", { points: join(points), ...pen(stroke, width, more) });
export const curve = (d, stroke, width, more = {}) => el("path", { d, ...pen(stroke, width, more) });
export const ring = (cx, cy, r, stroke, width, more = {}) => el("circle", { cx, cy, r, ...pen(stroke, width, more) });

export const group = (transform, ...children) => el("g", { transform }, ...children);
export const at = (x, y, ...children) => group(`translate(${x} ${y})`, ...children);
export const faded = (opacity, ...children) => el("g", { opacity }, ...children);

/** Mulberry32: the same seed always gives the same sequence of numbers in [0, 1). */
export const random = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
