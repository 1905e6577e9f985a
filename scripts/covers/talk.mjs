import {
  abyss,
  amber,
  brass,
  brick,
  coral,
  deep,
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
  straw,
  teal,
  tungsten,
  umber,
} from "./palette.mjs";
import { at, curve, disc, faded, group, line, oval, polar, poly, range, rect, shape } from "./primitives.mjs";
import { backdrop, clipped, pipe, plotted, sheet } from "./stage.mjs";
import { halo, hung, spot } from "./light.mjs";
import { bubble } from "./props.mjs";

const ripple = (x, y, radius, from, to, colour) => {
  const [a, b] = [polar(x, y, radius, from), polar(x, y, radius, to)];
  return curve(`M${a} A${radius} ${radius} 0 0 1 ${b}`, colour, 13);
};

const hithere = () => {
  const opening = "M600 130 H1000 V690 H600 Z";
  const spill = "M600 690 H1000 L1400 900 H360 Z";
  return sheet([
    backdrop({ wall: pine, horizon: 690, boards: false }),
    pipe(),
    hung({ x: 240, y: 96, pool: { x: 180, y: 780, rx: 150, ry: 26 } }),
    hung({ x: 1240, y: 96, pool: { x: 1260, y: 780, rx: 150, ry: 26 } }),
    shape(spill, amber),
    clipped(
      spill,
      range(6).map((i) => line(`${600 + i * 80},690 ${360 + i * 208},900`, brass, 4, { "stroke-opacity": 0.6 })),
      shape("M702 690 H838 L979 900 H625 Z", brass),
      shape("M743 690 H795 L776 800 Z", amber),
    ),
    clipped(
      opening,
      rect(600, 130, 400, 560, amber),
      disc(800, 350, 250, straw),
      disc(800, 350, 160, paper),
      shape(
        "M702 710 V560 L694 448 A60 64 0 0 1 754 384 H790 A64 64 0 0 1 852 448 L838 560 V710 H796 L770 604 L742 710 Z",
        ink,
      ),
      line("716,424 642,510 706,594", ink, 36),
      line("826,430 912,400 900,300", ink, 44),
      rect(750, 350, 44, 50, ink),
      disc(772, 308, 60, ink),
      disc(899, 276, 30, ink),
      [-116, -96, -76, -56].map((turn) => line([[899, 276], polar(899, 276, 60, turn)], ink, 16)),
      line([[899, 286], polar(899, 280, 50, -168)], ink, 16),
      ripple(899, 262, 86, -48, 12, coral),
      ripple(899, 262, 86, 186, 236, coral),
    ),
    line("590,700 590,120 1010,120 1010,700", paper, 20, {
      "stroke-linejoin": "miter",
      "stroke-linecap": "butt",
    }),
    poly("580,110 580,712 372,820 372,26", sea),
    poly("548,182 548,386 406,396 406,128", lagoon),
    poly("548,446 548,668 406,740 406,462", lagoon),
    disc(556, 418, 15, amber),
    line("372,26 372,820", mint, 7),
  ]);
};

const pleat = (mirror, i) => {
  const edge = (x) => (mirror ? 1600 - x : x);
  return poly(
    [
      [330 + i * 36, 90],
      [372 + i * 36, 90],
      [362 + i * 25, 720],
      [326 + i * 26, 720],
    ].map(([x, y]) => [edge(x), y]),
    i % 2 ? brick : coral,
  );
};

const chat = () => {
  const light = spot({ x: 800, y: 112, pool: { x: 800, y: 596, rx: 300, ry: 40 } });
  const hall =
    "M400 112 H1200 A50 50 0 0 1 1250 162 V600 A50 50 0 0 1 1200 650 H400 A50 50 0 0 1 350 600 V162 A50 50 0 0 1 400 112 Z";
  return sheet([
    rect(0, 0, 1600, 900, dusk),
    range(12).map((i) => line(`0,${40 + i * 72} 1600,${40 + i * 72}`, night, 3)),
    bubble(322, 84, 956, 594, 76, [430, 380, 806], paper),
    clipped(
      hall,
      rect(300, 80, 1000, 700, night),
      rect(300, 548, 1000, 300, deep),
      light.beam,
      light.pool,
      light.lamp,
      [650, 800, 950].map((x, i) => [
        oval(x, 596, i === 1 ? 40 : 54, 11, ink),
        disc(x, i === 1 ? 486 : 538, 54, [teal, paper, coral][i]),
      ]),
      range(5).map((i) => pleat(false, i) + pleat(true, i)),
      range(7).map((i) =>
        shape(`M${324 + i * 136} 90 H${460 + i * 136} V150 A68 52 0 0 1 ${324 + i * 136} 150 Z`, i % 2 ? brick : coral),
      ),
    ),
    range(8).map((i) =>
      at(
        104 + i * 199,
        872 + (i % 2) * 16,
        disc(0, -55, 50, brass),
        disc(0, -49, 51, ink),
        shape("M-100 64 V44 A100 56 0 0 1 100 44 V64 Z", brass),
        shape("M-96 70 V50 A96 56 0 0 1 96 50 V70 Z", ink),
      ),
    ),
  ]);
};

const spill = (x, y, rx, ry) =>
  faded(0.6, oval(x, y, rx, ry, tungsten)) + faded(0.6, oval(x, y, rx * 0.66, ry * 0.66, amber));

const assistant = () =>
  sheet([
    backdrop({ wall: night, floor: abyss, horizon: 700 }),
    halo(800, 310, [440, 320, 210]),
    spill(800, 796, 460, 50),
    plotted(
      bubble(230, 170, 270, 160, 44, [400, 450, 392], night),
      bubble(180, 440, 220, 130, 40, [310, 350, 626], night),
      [305, 365, 425].map((x) => disc(x, 250, 12, night)),
      [240, 290, 340].map((x) => disc(x, 505, 10, night)),
    ),
    line("800,440 800,790", stone, 16),
    line("720,800 880,800", stone, 22),
    bubble(660, 196, 280, 206, 76, [776, 800, 470], straw),
    [732, 800, 868].map((x) => disc(x, 299, 20, umber)),
    group(
      "translate(1190 0)",
      line("0,560 0,800", stone, 14),
      line("-60,806 60,806", stone, 16),
      poly("-140,320 120,320 150,560 -170,560", paper),
      range(5).map((i) =>
        line(
          [
            [-112 - i * 4, 366 + i * 40],
            [[80, 50, 90, 20, 60][i], 366 + i * 40],
          ],
          i === 2 ? coral : draft,
          12,
        ),
      ),
      line("-180,566 160,566", stone, 18),
    ),
  ]);

export const scenes = {
  "blog/hithere/cover.png": hithere,
  "blog/add-chatgpt-to-your-portfolio/cover.png": chat,
  "projects/portfolio-assistant/cover.png": assistant,
};
