import {
  amber,
  blush,
  brass,
  brick,
  coral,
  draft,
  dusk,
  ink,
  lagoon,
  mint,
  night,
  paper,
  pine,
  sea,
  stone,
  teal,
} from "./palette.mjs";
import { at, curve, disc, group, lerp, line, poly, range, rect, shape } from "./primitives.mjs";
import { pipe, plotted, sheet } from "./stage.mjs";
import { ray, spot } from "./light.mjs";
import { cylinder } from "./props.mjs";

/*
 * The two covers are one drawing panned up and down: what one lights, the other only plots.
 */

const FLOORS = 8;

const HEIGHT = 650;

/** Maps (0..1, 0..1) onto a face that leaves the prow at x = 0; `side` is -1 to the left and 1 to the right. */
const face = (side, far) => (u, v) => [
  side * (36 + u * far),
  lerp(lerp(-HEIGHT, -HEIGHT * 0.68, u), lerp(0, -30, u), v),
];

const pane = (map, u0, v0, u1, v1, fill) => poly([map(u0, v0), map(u1, v0), map(u1, v1), map(u0, v1)], fill);

const wing = (side, far, columns, wall, blank, tiles) => {
  const map = face(side, far);
  const step = 1 / (FLOORS + 0.9);
  return [
    pane(map, 0, 0, 1, 1, wall),
    range(FLOORS).map((floor) => {
      const top = (floor + 0.8) * step;
      return [...tiles[floor]].reduce(
        ({ panes, column }, tile) => {
          const span = /[A-Z]/.test(tile) ? 2 : 1;
          const fill = { a: amber, p: paper, t: teal, c: coral, m: mint }[tile.toLowerCase()] ?? blank;
          const [u0, u1] = [(column + 0.16) / columns, (column + span - 0.16) / columns];
          panes.push(pane(map, u0, top, u1, top + step * 0.62, fill));
          if (span === 2) {
            panes.push(pane(map, u0 + 0.1 / columns, top + step * 0.14, u1 - 0.8 / columns, top + step * 0.24, ink));
            panes.push(pane(map, u0 + 0.1 / columns, top + step * 0.36, u1 - 0.3 / columns, top + step * 0.46, ink));
          }
          return { panes, column: column + span };
        },
        { panes: [], column: 0 },
      ).panes;
    }),
    pane(map, -0.02, -0.035, 1.04, 0.03, stone),
    pane(map, 0, 0.95, 1, 1, stone),
  ];
};

// One letter is one window: its colour, `-` for a dark one; a capital spans two columns.
const WEST = ["a-t-", "Pm-", "-Tc", "ma-p", "-Ct", "p-T", "tAm", "-p-a"];

const EAST = ["-p-a-", "Ta-m", "-cPt", "a-Mp", "Ct-a", "-aTm", "p-Ac", "m-tp-"];

const building = [
  wing(-1, 220, 4, sea, night, WEST),
  wing(1, 310, 5, lagoon, pine, EAST),
  rect(-38, -HEIGHT, 76, HEIGHT, mint),
  range(FLOORS).map((floor) =>
    rect(
      -20,
      -HEIGHT + ((floor + 0.8) * HEIGHT) / (FLOORS + 0.9),
      40,
      45,
      [amber, ink, paper, coral, ink, amber, paper, ink][floor],
    ),
  ),
  rect(-50, -HEIGHT - 26, 100, 36, paper),
  rect(-44, -32, 88, 32, stone),
];

const stores = [
  { x: -270, side: lagoon, shade: sea, top: mint },
  { x: 0, side: amber, shade: brass, top: paper },
  { x: 270, side: coral, shade: brick, top: blush },
];

const basement = (depth) =>
  stores.map(({ x, ...tones }) => [
    curve(`M${x} ${depth} V${depth * 0.46} H${x * 0.42} V0`, mint, 10),
    cylinder(x, depth, 118, 220, { ...tones, bands: 2 }),
  ]);

const world = (ground) => [
  rect(0, 0, 1600, 900, dusk),
  rect(0, ground, 1600, 900 - ground, night),
  range(28).map((i) => line(`${i * 60},${ground + 26} ${i * 60 + 26},${ground}`, draft, 3)),
  line(`0,${ground} 1600,${ground}`, draft, 6),
];

const frontend = () => {
  const ground = 772;
  const left = spot({ x: 210, y: 110, pool: { x: 740, y: ground, rx: 330, ry: 12 } });
  const right = spot({ x: 1390, y: 110, pool: { x: 900, y: ground, rx: 380, ry: 12 }, colour: teal });
  return sheet([
    world(ground),
    pipe(),
    left.beam,
    right.beam,
    plotted(at(780, ground, basement(110))),
    at(780, ground, building),
    left.lamp,
    right.lamp,
  ]);
};

const desk = (x, side, colour) =>
  group(
    `translate(${x} 0) scale(${side} 1)`,
    ray(
      [
        [64, 556],
        [20, 636],
      ],
      [
        [560, 500],
        [400, 846],
      ],
      amber,
      0.95,
    ),
    rect(-190, 800, 260, 18, stone),
    line("-160,818 -160,900", stone, 12),
    line("40,818 40,900", stone, 12),
    line("-150,794 -66,794", paper, 10),
    poly("-158,792 -180,716 -166,712 -142,792", colour, {
      stroke: colour,
      "stroke-width": 6,
      "stroke-linejoin": "round",
    }),
    line("-20,796 40,796", paper, 14),
    line("10,790 -80,680 0,590", paper, 12),
    disc(-80, 680, 14, amber),
    group(
      "translate(6 586) rotate(-28) scale(1.1)",
      shape("M-44 -26 Q-62 0 -44 26 L40 58 L40 -58 Z", coral),
      rect(36, -58, 14, 116, paper),
    ),
  );

const backend = () => {
  const ground = 330;
  return sheet([
    world(ground),
    plotted(at(800, ground, building)),
    desk(270, 1, teal),
    desk(1330, -1, mint),
    rect(390, 818, 820, 20, draft),
    at(800, ground, basement(240)),
  ]);
};

export const scenes = {
  "blog/how-we-created-flatiron-open-source-backend/cover.png": backend,
  "blog/how-we-created-flatiron-open-source-frontend/cover.png": frontend,
};
