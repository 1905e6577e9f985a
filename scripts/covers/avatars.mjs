import { amber, brass, coral, deep, draft, dusk, ink, mint, paper, sea, straw, teal, umber } from "./palette.mjs";
import { curve, disc, el, line, oval, poly, range, shape } from "./primitives.mjs";
import { clipped, sheet } from "./stage.mjs";

const SIZE = 480;

const perch = [line("-10,404 490,404", ink, 26), line("-10,397 490,397", draft, 5)];

const portrait = (ground, light, bird) =>
  sheet([el("rect", { width: SIZE, height: SIZE, fill: ground }), disc(240, 232, 196, light), bird, perch], SIZE, SIZE);

const wren = () => {
  const body =
    "M352 176 A70 70 0 0 0 226 158 C212 190 196 204 176 214 L150 92 L98 108 L122 262 C124 344 186 384 244 384 C322 384 366 320 362 236 C361 214 358 200 352 176 Z";
  return portrait(deep, teal, [
    line("222,370 214,400", umber, 9),
    line("272,370 280,400", umber, 9),
    poly("344,168 424,172 350,198", ink),
    shape(body, brass),
    clipped(
      body,
      oval(330, 320, 96, 110, straw),
      range(4).map((i) => line(`90,${128 + i * 28} 180,${108 + i * 28}`, umber, 8)),
    ),
    shape("M284 238 C240 210 160 226 120 300 C176 340 262 336 284 238 Z", umber),
    range(3).map((i) =>
      curve(`M${258 - i * 34} ${250 + i * 8} Q${252 - i * 36} ${286 + i * 4} ${232 - i * 34} ${306 - i * 4}`, brass, 7),
    ),
    curve("M244 168 Q290 134 340 158", paper, 12),
    disc(302, 182, 14, ink),
    disc(307, 177, 4, paper),
  ]);
};

const teo = () => {
  const body =
    "M140 186 A78 78 0 0 1 292 150 C330 210 350 300 372 420 L330 430 L300 374 C210 392 146 330 146 240 C146 220 138 206 140 186 Z";
  return portrait(dusk, amber, [
    line("216,366 210,400", umber, 9),
    line("256,372 260,400", umber, 9),
    poly("150,160 22,206 152,204", ink),
    shape(body, sea),
    clipped(body, oval(170, 310, 92, 130, coral), oval(206, 222, 60, 26, paper)),
    shape("M246 226 C310 236 340 320 352 404 C280 380 226 310 246 226 Z", teal),
    range(4).map((i) => disc(270 + i * 16, 268 + i * 30, 8, mint)),
    disc(192, 166, 14, ink),
    disc(187, 161, 4, paper),
    range(3).map((i) => disc(232 + i * 20, 122 + i * 16, 6, teal)),
  ]);
};

export const scenes = {
  "data/avatars/wren.png": wren,
  "data/avatars/teo.png": teo,
};
