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
  teal,
} from "./palette.mjs";
import { at, curve, disc, group, lerp, line, polar, poly, range, rect } from "./primitives.mjs";
import { backdrop, clipped, plotted, sheet } from "./stage.mjs";
import { halo, ray } from "./light.mjs";
import { cloud, raspberry } from "./props.mjs";

const circuit = (x, y, scale) =>
  group(
    `translate(${x} ${y}) scale(${scale}) matrix(0.866 0.44 -0.866 0.44 0 0)`,
    rect(-216, -146, 460, 320, ink, { rx: 22 }),
    rect(-230, -160, 460, 320, pine, { rx: 22, stroke: teal, "stroke-width": 6 }),
    range(12).map((i) => rect(-196 + i * 26, -146, 15, 15, amber) + rect(-196 + i * 26, -122, 15, 15, amber)),
    [-110, -10, 80].map((py) => rect(180, py, 74, 66, stone)),
    rect(-216, 60, 80, 60, stone),
    rect(-120, 120, 60, 56, stone),
    [
      [-205, -60],
      [205, -145],
      [-30, 140],
    ].map(([px, py]) => disc(px, py, 10, ink)),
    line("-60,-60 -160,-60 -180,20", mint, 6),
    line("60,80 60,130 120,130", mint, 6),
    rect(-90, -80, 190, 170, ink, { rx: 8 }),
  );

const pi = () => {
  const tones = [abyss, night, deep, pine, sea, lagoon, teal, mint];
  return sheet([
    rect(0, 0, 1600, 900, ink),
    tones.map((tone, i) => disc(800, lerp(470, 280, i / 7), lerp(860, 180, (i / 7) ** 0.7), tone)),
    range(24).map((i) =>
      line([polar(800, 290, 210, i * 15 + 7), polar(800, 420, 900, i * 15 + 7)], ink, 3, {
        "stroke-opacity": 0.35,
      }),
    ),
    ray(
      [
        [720, 320],
        [880, 320],
      ],
      [
        [560, 700],
        [1040, 700],
      ],
      paper,
      0.9,
    ),
    cloud(800, 280, 0.92, paper),
    circuit(800, 672, 1.08),
    raspberry(800, 566, 0.74),
  ]);
};

const crate = (x, y, colour, shade) =>
  at(
    x,
    y,
    rect(0, 0, 240, 112, colour, { stroke: ink, "stroke-width": 6 }),
    range(7).map((i) => rect(18 + i * 30, 20, 15, 72, shade)),
  );

const homelab = () => {
  const under = "M0 384 H1600 V900 H0 Z";
  return sheet([
    backdrop({ wall: dusk, floor: abyss, horizon: 770 }),
    clipped(under, halo(1064, 650, [430, 310, 200])),
    plotted(
      group(
        "translate(0 -42)",
        rect(560, 110, 420, 240, night, { rx: 14 }),
        line("770,350 770,392", draft, 6),
        line("690,392 850,392", draft, 6),
        line("720,190 680,230 720,270", draft, 7),
        line("820,190 860,230 820,270", draft, 7),
        line("790,180 750,280", draft, 7),
        line("1150,392 1250,392", draft, 6),
        line("1200,392 1290,270 1190,180", draft, 6),
        poly("1206,150 1220,214 1130,240 1110,170", night),
        rect(350, 320, 70, 72, night, { rx: 8 }),
        curve("M420 336 Q456 340 420 372", draft, 6),
      ),
    ),
    rect(190, 350, 1220, 36, stone),
    rect(236, 386, 32, 440, draft),
    rect(1332, 386, 32, 440, draft),
    crate(288, 694, teal, lagoon),
    crate(536, 694, coral, brick),
    crate(428, 576, amber, brass),
    crate(342, 458, mint, lagoon),
    circuit(1064, 716, 0.76),
    raspberry(1064, 632, 0.58),
  ]);
};

export const scenes = {
  "blog/how-i-use-my-raspberry-pi/cover.png": pi,
  "projects/raspberry-pi-homelab/cover.png": homelab,
};
