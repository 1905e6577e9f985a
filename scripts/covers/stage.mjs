import { deep, draft, ink, night, paper } from "./palette.mjs";
import { el, faded, line, range, rect, shape } from "./primitives.mjs";

const WIDTH = 1600;

const HEIGHT = 900;

let marks = 0;

/** An id that no other definition of the run has. */
export const newId = () => `id-${(marks += 1)}`;

/** Keeps a drawing to the area of one or more path outlines. */
export const clipped = (outlines, ...children) => {
  const id = newId();
  return [
    el(
      "clipPath",
      { id },
      [outlines].flat().map((d) => shape(d, paper)),
    ),
    el("g", { "clip-path": `url(#${id})` }, ...children),
  ].join("");
};

/** The drawing as a lighting plot: outlines only, nothing lit. */
export const plotted = (...children) => el("g", { class: "plot" }, ...children);

export const backdrop = ({ wall = deep, floor = night, horizon = 690, boards = true } = {}) =>
  [
    rect(0, 0, WIDTH, HEIGHT, wall),
    rect(0, horizon, WIDTH, HEIGHT - horizon, floor),
    boards &&
      faded(
        0.5,
        range(17).map((i) => {
          const x = (i - 8) * 150;
          return line(`${800 + x},${horizon} ${800 + x * 2.1},${HEIGHT}`, ink, 3);
        }),
      ),
    line(`0,${horizon} ${WIDTH},${horizon}`, ink, 4),
  ]
    .filter(Boolean)
    .join("");

export const pipe = (y = 52) =>
  [line(`-10,${y} 1610,${y}`, ink, 14), line(`-10,${y - 3} 1610,${y - 3}`, draft, 3)].join("");

export const sheet = (body, width = WIDTH, height = HEIGHT) =>
  el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    `<style>.plot *{fill:${night};stroke:${draft};stroke-width:4}.plot .ln{fill:none}</style>`,
    body,
  );
