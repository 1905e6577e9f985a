import { amber, draft, ember, ink, paper, tungsten } from "./palette.mjs";
import {
  curve,
  disc,
  el,
  faded,
  group,
  line,
  oval,
  polar,
  poly,
  random,
  range,
  rect,
  round,
  shape,
} from "./primitives.mjs";
import { clipped, newId } from "./stage.mjs";

const tint = (colour) => (colour === amber ? tungsten : colour);

const fading = (from, to, colour, near, far) => {
  const id = newId();
  const [x1, y1, x2, y2] = [...from, ...to].map(round);
  return {
    fill: `url(#${id})`,
    definition: el(
      "linearGradient",
      { id, gradientUnits: "userSpaceOnUse", x1, y1, x2, y2 },
      el("stop", { offset: 0, "stop-color": colour, "stop-opacity": near }),
      el("stop", {
        offset: 0.4,
        "stop-color": tint(colour),
        "stop-opacity": round((near * 0.42 + far * 0.58) * 100) / 100,
      }),
      el("stop", { offset: 1, "stop-color": colour === amber ? ember : colour, "stop-opacity": far }),
    ),
  };
};

/** Motes over the whole stage: clip them to a beam. */
export const dust = (seed, count, colour = paper) => {
  const next = random(seed);
  return faded(
    0.55,
    range(count * 4).map(() => disc(round(next() * 1600), round(next() * 800), round(1.5 + next() * 2.5), colour)),
  );
};

/** A lantern on its clamp, turned so that it shines along `degrees` (90 is straight down). */
export const lantern = (x, y, degrees, colour = amber, lit = true) =>
  [
    line(`${x},${y - 34} ${x},${y}`, lit ? paper : draft, 8),
    group(
      `translate(${round(x)} ${round(y)}) rotate(${round(degrees)})`,
      shape("M-48 -24 Q-62 0 -48 24 L10 26 L10 -26 Z", ink, {
        stroke: lit ? paper : draft,
        "stroke-width": 5,
      }),
      rect(10, -32, 44, 64, ink, { stroke: lit ? paper : draft, "stroke-width": 5, rx: 4 }),
      lit && rect(52, -32, 12, 64, colour, { rx: 4 }),
      line("-26,-10 -26,10", lit ? paper : draft, 4),
      line("-12,-10 -12,10", lit ? paper : draft, 4),
    ),
  ]
    .filter(Boolean)
    .join("");

/** The two edges of a lantern's lens, from which a `ray` can start. */
export const lens = (x, y, degrees) => [90, -90].map((turn) => polar(...polar(x, y, 62, degrees), 30, degrees + turn));

/** A free beam between two edges, bright at the first and spent at the second. */
export const ray = ([a, b], [c, d], colour, strength = 1, end = 0.3) => {
  const middle = (p, q) => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const fade = fading(middle(a, b), middle(c, d), colour, strength, end * strength);
  return fade.definition + faded(0.9, poly([a, b, d, c], fade.fill));
};

const coneTo = (x, y, pool, mouth, share) => {
  const length = Math.hypot(pool.x - x, pool.y - y);
  const [dx, dy] = [(pool.x - x) / length, (pool.y - y) / length];
  const [lx, ly] = [x + dx * 62, y + dy * 62];
  const half = mouth * share;
  const side = dy >= 0 ? 1 : -1;
  const a = [lx - dy * half * side, ly + dx * half * side].map(round);
  const b = [lx + dy * half * side, ly - dx * half * side].map(round);
  const [rx, ry] = [pool.rx * share, pool.ry * share];
  const sweep = dy >= 0 ? 0 : 1;
  return `M${a} L${round(pool.x - rx)} ${pool.y} A${rx} ${ry} 0 0 ${sweep} ${round(pool.x + rx)} ${pool.y} L${b} Z`;
};

/**
 * A lantern, its beam and its pool of light.
 * `outline` is the lit area, for `clipped`.
 */
export const spot = ({ x, y, pool, colour = amber, strength = 1, mouth = 28, seed = 7, motes = 40 }) => {
  const degrees = (Math.atan2(pool.y - y, pool.x - x) * 180) / Math.PI;
  const outline = coneTo(x, y, pool, mouth, 1);
  const fade = fading([x, y], [pool.x, pool.y + pool.ry], colour, strength, 0.4 * strength);
  return {
    outline,
    beam: [
      fade.definition,
      faded(0.72, shape(outline, fade.fill)),
      faded(0.5, shape(coneTo(x, y, pool, mouth, 0.62), fade.fill)),
      clipped(outline, dust(seed, motes, colour)),
    ].join(""),
    pool: [
      faded(0.5 * strength, oval(pool.x, pool.y, pool.rx, pool.ry, tint(colour))),
      faded(0.6 * strength, oval(pool.x, pool.y, pool.rx * 0.7, pool.ry * 0.7, colour)),
    ].join(""),
    lamp: lantern(x, y, degrees, colour),
  };
};

/** A lantern that is hung and focused but not lit: its beam is only drawn. */
export const hung = ({ x, y, pool, mouth = 28 }) => {
  const degrees = (Math.atan2(pool.y - y, pool.x - x) * 180) / Math.PI;
  const dashes = { "stroke-dasharray": "2 16" };
  return [
    curve(coneTo(x, y, pool, mouth, 1), draft, 4, dashes),
    line(`${pool.x - 22},${pool.y} ${pool.x + 22},${pool.y}`, draft, 4),
    line(`${pool.x},${pool.y - 14} ${pool.x},${pool.y + 14}`, draft, 4),
    lantern(x, y, degrees, draft, false),
  ].join("");
};

/** Rings of light around a bare lamp. */
export const halo = (x, y, radii, colour = amber) =>
  radii.map((radius, i) => faded(0.16 + i * 0.06, disc(x, y, radius, tint(colour)))).join("");
