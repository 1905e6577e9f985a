import {
  amber,
  brass,
  coral,
  deep,
  draft,
  ink,
  mint,
  night,
  paper,
  pine,
  sea,
  stone,
  straw,
  teal,
} from "./palette.mjs";
import { disc, group, line, poly, range, rect } from "./primitives.mjs";
import { backdrop, clipped, pipe, plotted, sheet } from "./stage.mjs";
import { hung, lantern, lens, ray, spot } from "./light.mjs";
import { browser, cloud, iris } from "./props.mjs";

const limb = (points, colour) => [line(points, colour, 38), points.map(([x, y]) => disc(x, y, 10, ink))];

const puppeteer = () => {
  const light = spot({ x: 210, y: 100, pool: { x: 800, y: 826, rx: 400, ry: 40 } });
  const strings = [
    [
      [600, 282],
      [432, 500],
    ],
    [
      [660, 282],
      [606, 420],
    ],
    [
      [940, 282],
      [998, 420],
    ],
    [
      [1000, 282],
      [1180, 430],
    ],
  ];
  return sheet([
    backdrop({ wall: deep, horizon: 730 }),
    pipe(),
    hung({ x: 1390, y: 96, pool: { x: 1330, y: 800, rx: 150, ry: 24 } }),
    light.beam,
    light.pool,
    limb(
      [
        [560, 560],
        [440, 610],
        [432, 500],
      ],
      teal,
    ),
    limb(
      [
        [1040, 540],
        [1150, 560],
        [1180, 430],
      ],
      teal,
    ),
    limb(
      [
        [700, 700],
        [676, 762],
        [700, 822],
      ],
      teal,
    ),
    limb(
      [
        [900, 700],
        [936, 756],
        [906, 822],
      ],
      teal,
    ),
    line("680,826 716,826", coral, 30),
    line("890,826 926,826", coral, 30),
    strings.map((string) => line(string, paper, 4)),
    cloud(800, 194, 0.94, paper),
    line("580,282 1020,282", brass, 22),
    line("800,240 800,300", brass, 22),
    group("rotate(-3 800 560)", browser(540, 400, 520, 330), iris(800, 592, 112, 0.45)),
    light.lamp,
  ]);
};

const page = [
  browser(250, 110, 1100, 680),
  rect(296, 206, 600, 270, teal),
  poly("330,476 520,290 640,400 720,330 866,476", sea),
  disc(760, 280, 38, amber),
  rect(930, 206, 374, 124, amber),
  rect(930, 352, 374, 124, coral),
  range(3).map((i) => rect(296 + i * 346, 520, 316, 220, [stone, mint, stone][i])),
  range(3).map((i) => [
    line(`${326 + i * 346},580 ${560 + i * 346},580`, draft, 12),
    line(`${326 + i * 346},630 ${500 + i * 346},630`, draft, 12),
  ]),
];

const screenshot = () =>
  sheet([
    rect(0, 0, 1600, 900, deep),
    pipe(),
    plotted(page),
    ray(
      lens(160, 100, 45),
      [
        [500, 610],
        [1180, 160],
      ],
      amber,
      0.7,
      0.2,
    ),
    lantern(160, 100, 45),
    clipped("M500 160 H1180 V610 H500 Z", page),
    [
      [500, 160, 1, 1],
      [1180, 160, -1, 1],
      [500, 610, 1, -1],
      [1180, 610, -1, -1],
    ].map(([x, y, a, b]) =>
      line(`${x + a * 90},${y} ${x},${y} ${x},${y + b * 90}`, amber, 20, {
        "stroke-linejoin": "miter",
        "stroke-linecap": "butt",
      }),
    ),
    disc(1200, 640, 90, straw),
    iris(1200, 640, 160, 0.42, { turn: 12 }),
  ]);

const SHELVES = [
  [
    [150, teal, paper],
    [210, coral, stone],
    [120, amber, mint],
    [240, sea, paper],
    [170, teal, mint],
  ],
  [
    [220, amber, paper],
    [130, teal, pine],
    [190, coral, paper],
    [140, mint, stone],
    [210, teal, straw],
  ],
  [
    [140, sea, mint],
    [200, teal, paper],
    [230, amber, stone],
    [150, coral, paper],
    [170, mint, pine],
  ],
];

const volume = (x, foot, width, height, bar, fill, turn) =>
  group(
    `rotate(${turn} ${x} ${foot})`,
    rect(x, foot - height, width, height, fill, { rx: 8 }),
    rect(x, foot - height, width, 34, bar, { rx: 8 }),
    [0, 1].map((i) => disc(x + 20 + i * 22, foot - height + 17, 7, ink)),
    line(`${x + 22},${foot - height + 64} ${x + width - 30},${foot - height + 64}`, draft, 9),
    line(`${x + 22},${foot - height + 92} ${x + width * 0.6},${foot - height + 92}`, draft, 9),
  );

const cohort = () => {
  const light = spot({ x: 1450, y: 84, pool: { x: 640, y: 806, rx: 500, ry: 30 }, mouth: 30, motes: 20 });
  const books = SHELVES.map((row, r) => {
    let x = 290;
    return row.map(([width, bar, fill], i) => {
      const book = volume(x, 292 + r * 236, width, 150 + ((r * 2 + i * 3) % 4) * 14, bar, fill, 0);
      x += width + 26;
      return book;
    });
  });
  const shelfCase = [
    rect(240, 84, 1120, 694, night, { stroke: amber, "stroke-width": 26 }),
    range(2).map((i) => rect(240, 294 + i * 236, 1120, 24, amber)),
  ];
  const all = [shelfCase, books];
  return sheet([
    backdrop({ wall: deep, horizon: 750 }),
    plotted(all),
    light.beam,
    clipped(light.outline, shelfCase[0], light.beam, shelfCase.slice(1), books),
    light.lamp,
  ]);
};

export const scenes = {
  "blog/building-a-website-screenshot-api-with-puppeteer-and-google-cloud-functions/cover.png": puppeteer,
  "projects/screenshot-api/cover.png": screenshot,
  "projects/cohort-shelf/cover.png": cohort,
};
