import {
  abyss,
  amber,
  coral,
  draft,
  dusk,
  glint,
  indigo,
  ink,
  lagoon,
  mint,
  night,
  obsidian,
  paper,
  pine,
  shadow,
  teal,
} from "./palette.mjs";
import { curve, disc, group, line, poly, range, rect, shape } from "./primitives.mjs";
import { clipped, pipe, plotted, sheet } from "./stage.mjs";
import { hung, lantern, lens, ray } from "./light.mjs";

const leaf = (x, y, degrees, size, fill) =>
  group(
    `translate(${x} ${y}) rotate(${degrees}) scale(${size})`,
    shape("M0 0 C14 -26 52 -30 78 0 C52 30 14 26 0 0 Z", fill),
    line("8,0 58,0", ink, 4),
  );

const NODES = [
  { x: 352, y: 470, r: 34, bend: [560, 600], colour: coral },
  { x: 450, y: 268, r: 46, bend: [640, 460], colour: amber },
  { x: 628, y: 150, r: 36, bend: [730, 330], colour: mint },
  { x: 820, y: 112, r: 48, bend: [790, 260], colour: teal },
  { x: 1010, y: 172, r: 36, bend: [880, 330], colour: amber },
  { x: 1160, y: 300, r: 44, bend: [960, 450], colour: coral },
  { x: 1252, y: 492, r: 34, bend: [1040, 600], colour: mint },
];

const LINKS = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [1, 3],
  [3, 5],
  [2, 4],
];

const garden = () => {
  const lit = "M800 30 A410 410 0 0 1 800 850 A410 410 0 0 1 800 30 Z";
  const plants = [
    LINKS.map(([a, b]) =>
      line(
        [
          [NODES[a].x, NODES[a].y],
          [NODES[b].x, NODES[b].y],
        ],
        mint,
        4,
      ),
    ),
    NODES.map(({ x, y, bend: [bx, by] }, i) => {
      const foot = [800 + (i - 3) * 18, 470 + Math.abs(i - 3) * 34];
      const spotAt = (t) => [
        (1 - t) ** 2 * foot[0] + 2 * t * (1 - t) * bx + t * t * x,
        (1 - t) ** 2 * foot[1] + 2 * t * (1 - t) * by + t * t * y,
      ];
      return [
        curve(`M${foot} Q${bx} ${by} ${x} ${y}`, lagoon, 13),
        [0.42, 0.62].map((t, k) => {
          const [lx, ly] = spotAt(t);
          const [nx, ny] = spotAt(t + 0.05);
          const heading = (Math.atan2(ny - ly, nx - lx) * 180) / Math.PI;
          return leaf(lx, ly, heading + ((k + i) % 2 ? 52 : -52), 0.9, (k + i) % 2 ? teal : lagoon);
        }),
      ];
    }),
    NODES.map(({ x, y, r, colour }) => disc(x, y, r, colour, { stroke: ink, "stroke-width": 7 })),
  ];
  const [top, west, southWest, south, southEast, east, heart] = [
    [812, 352],
    [704, 486],
    [668, 780],
    [800, 848],
    [930, 786],
    [900, 470],
    [822, 540],
  ];
  const edge = { stroke: mint, "stroke-width": 5, "stroke-linejoin": "round" };
  const shard = (x, y, width, height, lean) => [
    poly(
      `${x + lean},${y - height} ${x - width},${y - height * 0.66} ${x - width},${y} ${x},${y + 20} ${x + lean * 0.4},${y - height * 0.6}`,
      obsidian,
      edge,
    ),
    poly(
      `${x + lean},${y - height} ${x + lean * 0.4},${y - height * 0.6} ${x},${y + 20} ${x + width},${y - 6} ${x + width + lean * 0.4},${y - height * 0.7}`,
      shadow,
      edge,
    ),
  ];
  return sheet([
    rect(0, 0, 1600, 900, abyss),
    range(16).map((i) => line(`${50 + i * 100},0 ${50 + i * 100},900`, night, 3)),
    ray(
      lens(90, 92, 40),
      [
        [560, 772],
        [1020, 104],
      ],
      amber,
      0.8,
    ),
    pipe(),
    hung({ x: 1440, y: 96, pool: { x: 1400, y: 800, rx: 130, ry: 22 } }),
    lantern(90, 92, 40),
    plotted(plants),
    disc(800, 440, 410, pine),
    clipped(
      lit,
      rect(0, 726, 1600, 200, ink),
      range(30).map((i) => line(`${420 + i * 26},730 ${424 + i * 26 + (i % 3) * 5},${700 - (i % 4) * 9}`, lagoon, 6)),
    ),
    clipped(lit, plants),
    poly([top, west, heart], lagoon, edge),
    poly([west, southWest, south, heart], obsidian, edge),
    poly([top, heart, east], indigo, edge),
    poly([heart, south, southEast, east], shadow, edge),
    poly("730,532 704,742 740,762 778,552", glint),
    shard(640, 800, 46, 190, -20),
    shard(968, 806, 50, 230, 26),
  ]);
};

/** Four beams make the hash of a heading; a seedling stands in its middle. */
const markhope = () => {
  const LEAN = 0.164;
  const crossing = ([x, y, w, h]) =>
    poly(
      `${x - w + LEAN * h},${y - h} ${x + w + LEAN * h},${y - h} ${x + w - LEAN * h},${y + h} ${x - w - LEAN * h},${y + h}`,
      paper,
    );
  return sheet([
    rect(0, 0, 1600, 900, dusk),
    range(11).map((i) => line(`0,${40 + i * 82} 1600,${40 + i * 82}`, night, 3)),
    pipe(),
    line("196,52 196,910", ink, 14),
    line("193,52 193,910", draft, 3),
    [0, 330].map((dx) =>
      ray(
        lens(712 + dx, 92, 101),
        [
          [504 + dx, 900],
          [648 + dx, 900],
        ],
        amber,
        1,
        0.35,
      ),
    ),
    [0, 310].map((dy) =>
      ray(
        lens(238, 308 + dy, 0),
        [
          [1640, 386 + dy],
          [1640, 230 + dy],
        ],
        teal,
        1,
        0.15,
      ),
    ),
    [
      [673, 308, 38, 43],
      [1003, 308, 38, 55],
      [623, 618, 56, 43],
      [953, 618, 56, 55],
    ].map(crossing),
    lantern(712, 92, 101),
    lantern(1042, 92, 101),
    lantern(238, 308, 0, teal),
    lantern(238, 618, 0, teal),
    curve("M806 560 C808 520 810 490 820 440", mint, 17),
    shape("M813 492 C764 496 722 466 716 420 C772 414 810 444 813 492 Z", mint),
    shape("M818 462 C818 406 858 374 914 374 C914 430 876 464 818 462 Z", paper),
  ]);
};

export const scenes = {
  "blog/how-to-create-open-source-obsidian-digital-garden/cover.png": garden,
  "projects/markhope/cover.png": markhope,
};
