import {
  abyss,
  amber,
  coral,
  deep,
  draft,
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
import { at, curve, disc, lerp, line, poly, random, range, rect, round, shape } from "./primitives.mjs";
import { backdrop, clipped, pipe, plotted, sheet } from "./stage.mjs";
import { hung, lantern, ray, spot } from "./light.mjs";
import { arrow, chain, gem } from "./props.mjs";

const ruby = () => {
  const corner = (u, v) => [800 + (u * 2 - 1) * lerp(470, 760, v ** 0.9), lerp(560, 880, v ** 0.9)];
  const cell = (row, column, fill) =>
    poly(
      [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ].map(([c, r]) => corner(c / 5, r / 4)),
      fill,
      { stroke: ink, "stroke-width": 7 },
    );
  const found = [
    { row: 1, column: 0, colour: amber },
    { row: 2, column: 4, colour: teal },
    { row: 3, column: 2, colour: coral },
  ];
  return sheet([
    backdrop({ wall: deep, floor: night, horizon: 540, boards: false }),
    pipe(),
    hung({ x: 380, y: 96, pool: { x: 330, y: 500, rx: 120, ry: 16 } }),
    hung({ x: 1220, y: 96, pool: { x: 1270, y: 500, rx: 120, ry: 16 } }),
    ray(
      [
        [774, 150],
        [826, 150],
      ],
      [
        [672, 196],
        [928, 196],
      ],
      paper,
      0.8,
      0.6,
    ),
    lantern(800, 92, 90, paper),
    range(4).map((row) => range(5).map((column) => cell(row, column, row === 0 ? sea : pine))),
    range(5).map((i) => {
      const [x, y] = corner((i + 0.5) / 5, 0.125);
      return line(`${x - 44},${y} ${x + 44},${y}`, mint, 8);
    }),
    found.map(({ row, column, colour }) => [
      cell(row, column, colour),
      ray(
        [
          [790, 508],
          [810, 508],
        ],
        [corner(column / 5, row / 4), corner((column + 1) / 5, row / 4)],
        colour,
        0.9,
      ),
    ]),
    gem(800, 318, 1),
  ]);
};

const elephant = [
  shape("M-84 490 V400 A96 96 0 0 1 12 304 A88 88 0 0 1 100 392 V490 Z", stone),
  curve("M82 380 C116 430 98 500 138 506 C164 508 172 484 164 466", stone, 36),
  shape("M-6 326 C-92 312 -128 390 -84 450 C-32 460 14 420 -6 326 Z", draft),
  disc(50, 364, 10, ink),
  shape("M78 420 Q110 450 136 434 Q110 430 96 402 Z", paper),
];

const wagon = (x, fill, load) =>
  at(
    x,
    0,
    load,
    shape("M-104 470 H104 V640 A16 16 0 0 1 88 656 H-88 A16 16 0 0 1 -104 640 Z", fill),
    line("-104,512 104,512", ink, 7),
    [-52, 0, 52].map((plank) => line(`${plank},530 ${plank},640`, ink, 4)),
    [-56, 56].map(
      (wheel) => disc(wheel, 672, 36, ink, { stroke: paper, "stroke-width": 9 }) + disc(wheel, 672, 9, paper),
    ),
  );

const comma = (x) =>
  shape(
    `M${x - 17} 622 A17 17 0 1 1 ${x + 17} 622 C${x + 17} 650 ${x + 2} 670 ${x - 16} 676 C${x - 6} 664 ${x - 4} 652 ${x - 4} 638 A17 17 0 0 1 ${x - 17} 622 Z`,
    paper,
  );

const rails = () => {
  const light = spot({ x: 1010, y: 96, pool: { x: 938, y: 722, rx: 220, ry: 34 } });
  const bracket = (x, side) =>
    line(`${x + side * 84},226 ${x},226 ${x},790 ${x + side * 84},790`, paper, 38, {
      "stroke-linejoin": "miter",
      "stroke-linecap": "butt",
    });
  return sheet([
    backdrop({ wall: pine, floor: night, horizon: 650, boards: false }),
    pipe(),
    hung({ x: 420, y: 96, pool: { x: 392, y: 400, rx: 110, ry: 18 } }),
    hung({ x: 690, y: 96, pool: { x: 664, y: 400, rx: 110, ry: 18 } }),
    hung({ x: 1290, y: 96, pool: { x: 1208, y: 400, rx: 110, ry: 18 } }),
    range(13).map((i) => rect(-40 + i * 136, 726, 88, 30, pine)),
    line("0,714 1600,714", draft, 14),
    light.beam,
    light.pool,
    wagon(392, sea, disc(0, 440, 60, coral)),
    wagon(664, lagoon, poly("-74,490 0,350 74,490", amber)),
    wagon(936, teal, elephant),
    wagon(1208, sea, rect(-58, 374, 116, 116, mint, { rx: 8 })),
    [528, 800, 1072].map(comma),
    light.lamp,
    bracket(190, 1),
    bracket(1410, -1),
  ]);
};

const KEPT = [
  [700, 352],
  [742, 548],
  [880, 440],
  [1010, 336],
  [1060, 566],
  [1148, 470],
  [1196, 232],
  [1236, 676],
  [1330, 372],
  [1390, 552],
];

const vectors = () => {
  const next = random(12);
  const cone = "M470 360 L1640 60 L1640 840 L470 540 Z";
  const mark = ([x, y, kind]) =>
    [
      disc(x, y, 20, teal),
      rect(x - 18, y - 18, 36, 36, coral),
      poly(`${x - 22},${y + 18} ${x},${y - 21} ${x + 22},${y + 18}`, amber),
    ][kind];
  const rest = range(70)
    .map((i) => [
      round(590 + (i % 10) * 98 + next() * 66),
      round(46 + Math.floor(i / 10) * 118 + next() * 80),
      Math.floor(next() * 3),
    ])
    .filter(([x, y]) => KEPT.every(([kx, ky]) => Math.hypot(x - kx, y - ky) > 74));
  return sheet([
    rect(0, 0, 1600, 900, abyss),
    range(9).map((i) => line(`${560 + i * 130},0 ${560 + i * 130},900`, night, 3)),
    range(7).map((i) => line(`0,${60 + i * 130} 1600,${60 + i * 130}`, night, 3)),
    plotted(rest.map(mark)),
    ray(
      [
        [300, 420],
        [300, 480],
      ],
      [
        [470, 350],
        [470, 550],
      ],
      paper,
    ),
    ray(
      [
        [470, 360],
        [470, 540],
      ],
      [
        [1640, 60],
        [1640, 840],
      ],
      teal,
      0.9,
    ),
    clipped(cone, plotted(rest.map(mark))),
    KEPT.map(([x, y]) => {
      const reach = Math.hypot(x - 470, y - 450);
      const stop = (reach - 42) / reach;
      return arrow(
        [
          [470, 450],
          [lerp(470, x, stop), lerp(450, y, stop)],
        ],
        paper,
        5,
      );
    }),
    KEPT.map(([x, y]) => disc(x, y, 28, amber, { stroke: paper, "stroke-width": 7 })),
    chain([-20, 450], [180, 450], 4),
    lantern(244, 450, 0, paper),
    poly("446,306 500,330 500,570 446,594", teal, {
      stroke: paper,
      "stroke-width": 14,
      "stroke-linejoin": "round",
    }),
    line("473,306 473,240", paper, 14),
  ]);
};

export const scenes = {
  "blog/ruby-active-record-built_in-methods-beginner-guide/cover.png": ruby,
  "blog/rails-postgresql-array/cover.png": rails,
  "blog/langchain-supabase-vector-filtering/cover.png": vectors,
};
