import {
  abyss,
  amber,
  brass,
  coral,
  deep,
  draft,
  dusk,
  ink,
  lagoon,
  mint,
  paper,
  pine,
  sea,
  stone,
  straw,
  teal,
} from "./palette.mjs";
import { at, curve, disc, group, line, oval, range, rect, ring } from "./primitives.mjs";
import { backdrop, pipe, sheet } from "./stage.mjs";
import { hung, lantern, lens, ray } from "./light.mjs";
import { arrow, flame } from "./props.mjs";

const brace = (x, y, height, side, colour) => {
  const h = height / 2;
  const w = side * height * 0.2;
  return curve(
    `M${x + w} ${y - h} Q${x} ${y - h} ${x} ${y - h * 0.6} V${y - h * 0.3} Q${x} ${y} ${x - w} ${y} Q${x} ${y} ${x} ${y + h * 0.3} V${y + h * 0.6} Q${x} ${y + h} ${x + w} ${y + h}`,
    colour,
    15,
  );
};

/** A request over the top from left to right, or its response back underneath. */
const loop = (y, side, colour) => {
  const [start, end] = side < 0 ? [500, 1100] : [1040, 560];
  const points = range(25).map((i) => {
    const t = i / 24;
    return [start + (end - start) * t, y + side * 70 * Math.sin(Math.PI * t)];
  });
  return arrow(points, colour, 18);
};

const api = () =>
  sheet([
    backdrop({ wall: dusk, floor: abyss, horizon: 640, boards: false }),
    pipe(),
    ray(
      lens(120, 96, 43),
      [
        [560, 640],
        [1040, 640],
      ],
      teal,
    ),
    ray(
      lens(1480, 96, 137),
      [
        [590, 640],
        [1040, 640],
      ],
      amber,
    ),
    lantern(120, 96, 43, teal),
    lantern(1480, 96, 137, amber),
    rect(130, 640, 1340, 40, stone),
    rect(170, 680, 1260, 240, pine),
    rect(170, 680, 1260, 14, ink),
    [230, 1090].map(
      (x) =>
        rect(x, 726, 280, 110, deep, { stroke: draft, "stroke-width": 5 }) +
        line(`${x + 90},780 ${x + 190},780`, stone, 14),
    ),
    oval(490, 640, 230, 16, sea),
    oval(1080, 640, 230, 16, brass),
    curve("M-20 640 C60 740 150 500 330 500", teal, 34),
    curve("M1620 640 C1540 740 1450 500 1270 500", amber, 34),
    at(
      0,
      36,
      rect(310, 430, 50, 80, sea, { rx: 12 }),
      rect(690, 400, 96, 38, paper),
      rect(690, 502, 96, 38, paper),
      rect(344, 340, 260, 260, teal, { rx: 30 }),
      rect(596, 378, 100, 184, lagoon, { rx: 14 }),
      brace(438, 470, 116, 1, ink),
      brace(512, 470, 116, -1, ink),
      rect(1240, 430, 50, 80, brass, { rx: 12 }),
      rect(880, 340, 376, 260, amber, { rx: 30 }),
      rect(880, 340, 150, 260, brass, { rx: 30 }),
      rect(878, 394, 120, 50, ink, { rx: 6 }),
      rect(878, 496, 120, 50, ink, { rx: 6 }),
      disc(1140, 470, 58, straw),
      disc(1140, 470, 22, ink),
      [-46, 0, 46].map((dy) => line(`816,${470 + dy * 1.15} 850,${470 + dy * 1.35}`, paper, 9)),
    ),
    loop(316, -1, mint),
    loop(740, 1, coral),
  ]);

const orbit = (turn, half) =>
  group(
    `rotate(${turn} 590 450)`,
    half === "back"
      ? curve("M220 450 A370 136 0 0 1 960 450", lagoon, 9)
      : curve("M220 450 A370 136 0 0 0 960 450", mint, 9),
  );

const electron = (turn, degrees, colour) => {
  const angle = (degrees * Math.PI) / 180;
  return group(
    `rotate(${turn} 590 450)`,
    disc(590 + 370 * Math.cos(angle), 450 + 136 * Math.sin(angle), 26, colour, {
      stroke: ink,
      "stroke-width": 7,
    }),
  );
};

const auth = () => {
  const turns = [0, 60, 120];
  return sheet([
    rect(0, 0, 1600, 900, deep),
    pipe(),
    hung({ x: 1180, y: 96, pool: { x: 1230, y: 806, rx: 170, ry: 28 } }),
    ray(
      lens(170, 88, 41),
      [
        [420, 742],
        [876, 222],
      ],
      amber,
      0.9,
    ),
    lantern(170, 88, 41),
    disc(640, 480, 344, pine),
    group(
      "translate(50 16) rotate(-14 700 450)",
      turns.map((turn) => orbit(turn, "back")),
      rect(740, 412, 640, 76, amber),
      rect(740, 462, 640, 26, brass),
      [
        [1140, 110],
        [1226, 76],
        [1312, 140],
      ].map(([x, depth]) => rect(x, 486, 58, depth, amber) + rect(x + 38, 486, 20, depth, brass)),
      ring(590, 450, 186, brass, 56),
      ring(586, 444, 186, amber, 52),
      disc(590, 450, 160, ink),
      flame(590, 460, 0.78),
      turns.map((turn) => orbit(turn, "front")),
      electron(0, 150, coral),
      electron(60, 40, teal),
      electron(120, 130, paper),
    ),
  ]);
};

export const scenes = {
  "blog/how-to-create-your-own-backend-api/cover.png": api,
  "blog/user-authentication-firebase-react-apps/cover.png": auth,
};
