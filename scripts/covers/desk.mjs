import {
  abyss,
  amber,
  brass,
  brick,
  coral,
  deep,
  draft,
  ink,
  mint,
  night,
  paper,
  pine,
  stone,
  teal,
} from "./palette.mjs";
import { at, curve, disc, faded, line, oval, polar, poly, range, rect, shape } from "./primitives.mjs";
import { backdrop, pipe, sheet } from "./stage.mjs";
import { hung, lantern, ray } from "./light.mjs";

const LEVELS = [0.9, 0.45, 0.7, 0.2, 0.55, 1];

const GELS = [amber, teal, coral, amber, teal, coral];

const cues = () =>
  sheet([
    backdrop({ wall: abyss, floor: night, horizon: 470, boards: false }),
    pipe(),
    LEVELS.map((level, i) => {
      const x = 250 + i * 220;
      return [
        ray(
          [
            [x - 28, 152],
            [x + 28, 152],
          ],
          [
            [x - 120, 520],
            [x + 120, 520],
          ],
          GELS[i],
          level,
        ),
        faded(level * 0.8, oval(x, 520, 120, 20, GELS[i])),
        lantern(x, 92, 90, GELS[i]),
      ];
    }),
    poly("150,560 1450,560 1560,900 40,900", pine),
    line("150,560 1450,560", mint, 8),
    LEVELS.map((level, i) => {
      const x = 250 + i * 220;
      const slide = 840 - level * 210;
      return [
        line(`${x},620 ${x},860`, ink, 18),
        range(6).map((k) => line(`${x - 62},${630 + k * 42} ${x - 40},${630 + k * 42}`, draft, 5)),
        rect(x - 48, slide - 26, 96, 52, paper, { rx: 8 }),
        line(`${x - 48},${slide} ${x + 48},${slide}`, GELS[i], 10),
      ];
    }),
  ]);

const padlock = (x, y) =>
  at(
    x,
    y,
    disc(0, 0, 84, coral),
    range(20).map((i) => disc(...polar(0, 0, 84, i * 18), 13, coral)),
    disc(0, 0, 66, "none", { stroke: brick, "stroke-width": 6 }),
    curve("M-20 -6 V-22 A20 20 0 0 1 20 -22 V-6", paper, 11),
    rect(-32, -6, 64, 46, paper, { rx: 6 }),
    line("0,10 0,22", brick, 9),
  );

const ledger = () => {
  const [cx, cy] = [1160, 400];
  const left = 330;
  const foot = range(14).map((i) => [left + 540 - i * (540 / 13), i % 2 ? 800 : 836]);
  const rows = [610, 560, 640, 580, 620, 540];
  const [from, to] = [polar(cx, cy, 196, 157), polar(cx, cy, 196, 260)];
  return sheet([
    backdrop({ wall: deep, floor: night, horizon: 760, boards: false }),
    pipe(),
    hung({ x: 190, y: 96, pool: { x: 170, y: 824, rx: 120, ry: 20 } }),
    poly([[left, 84], [left + 540, 84], ...foot], paper),
    rect(left + 50, 136, 150, 64, teal),
    line(`${left + 340},154 ${left + 490},154`, draft, 12),
    line(`${left + 400},186 ${left + 490},186`, draft, 12),
    rect(left, 352, 540, 62, amber),
    range(7).map((i) =>
      line(`${left + 50},${290 + i * 62} ${left + 490},${290 + i * 62}`, i === 1 || i === 2 ? brass : stone, 5),
    ),
    rows.map((end, i) => [
      line(`${left + 56},${260 + i * 62} ${end - 70},${260 + i * 62}`, i === 2 ? ink : draft, 14),
      line(`${left + 420 - (i % 3) * 20},${260 + i * 62} ${left + 484},${260 + i * 62}`, i === 2 ? ink : draft, 14),
    ]),
    rect(left + 290, 694, 200, 60, teal),
    ray(
      [
        [cx - 70, 330],
        [cx - 70, 470],
      ],
      [
        [left + 540, 352],
        [left + 540, 414],
      ],
      amber,
    ),
    disc(cx, cy, 232, mint),
    disc(cx, cy, 212, night),
    shape(`M${cx} ${cy} L${from} A196 196 0 0 1 ${to} Z`, amber),
    range(12).map((i) =>
      line([polar(cx, cy, 190, i * 30), polar(cx, cy, i % 3 ? 172 : 156, i * 30)], i > 5 && i < 9 ? ink : mint, 9),
    ),
    line([from, [cx, cy], polar(cx, cy, 150, 260)], paper, 16),
    disc(cx, cy, 20, coral),
    padlock(left + 540, 716),
  ]);
};

export const scenes = {
  "projects/cue-sheet/cover.png": cues,
  "projects/ledgerline/cover.png": ledger,
};
