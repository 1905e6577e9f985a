import {
  amber,
  blush,
  brick,
  coral,
  ink,
  lagoon,
  mint,
  paper,
  petal,
  pine,
  sea,
  stone,
  teal,
  wine,
} from "./palette.mjs";
import { at, curve, disc, group, line, oval, polar, poly, range, rect, ring, round, shape } from "./primitives.mjs";

export const cloud = (x, y, scale, fill, more = {}) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    shape("M-160 70 A70 70 0 0 1 -150 -68 A95 95 0 0 1 20 -110 A84 84 0 0 1 152 -52 A62 62 0 0 1 165 70 Z", fill, more),
  );

export const browser = (x, y, width, height, { page = paper, bar = teal } = {}) =>
  at(
    x,
    y,
    rect(0, 0, width, height, page, { rx: 14 }),
    shape(`M0 52 V14 A14 14 0 0 1 14 0 H${width - 14} A14 14 0 0 1 ${width} 14 V52 Z`, bar),
    range(3).map((i) => disc(30 + i * 30, 26, 9, ink)),
  );

/** A speech bubble; `tail` is the x of its root, then its point. */
export const bubble = (x, y, width, height, r, tail, fill, more = {}) => {
  const [root, tx, ty] = tail;
  return shape(
    `M${x + r} ${y} H${x + width - r} A${r} ${r} 0 0 1 ${x + width} ${y + r} V${y + height - r} ` +
      `A${r} ${r} 0 0 1 ${x + width - r} ${y + height} H${root + width * 0.15} L${tx} ${ty} L${root} ${y + height} ` +
      `H${x + r} A${r} ${r} 0 0 1 ${x} ${y + height - r} V${y + r} A${r} ${r} 0 0 1 ${x + r} ${y} Z`,
    fill,
    more,
  );
};

export const cylinder = (x, y, rx, height, { side, shade, top, bands = 1 }) => {
  const ry = rx * 0.26;
  return at(
    x,
    y,
    shape(`M${-rx} 0 V${height} A${rx} ${ry} 0 0 0 ${rx} ${height} V0 Z`, side),
    shape(`M${rx * 0.35} 0 V${height + ry * 0.93} A${rx} ${ry} 0 0 0 ${rx} ${height} V0 Z`, shade),
    range(bands).map((i) => {
      const cut = (height * (i + 1)) / (bands + 1);
      return curve(`M${-rx} ${cut} A${rx} ${ry} 0 0 0 ${rx} ${cut}`, ink, 5);
    }),
    oval(0, 0, rx, ry, top),
  );
};

export const gem = (x, y, scale) => {
  const [g0, g1, g2, g3] = [
    [-220, -30],
    [-92, -30],
    [92, -30],
    [220, -30],
  ];
  const [t0, m, t1, culet] = [
    [-130, -125],
    [0, -125],
    [130, -125],
    [0, 215],
  ];
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    poly([g0, t0, g1], coral),
    poly([t0, m, g1], blush),
    poly([g1, m, g2], petal),
    poly([m, t1, g2], coral),
    poly([t1, g3, g2], brick),
    poly([g0, g1, culet], blush),
    poly([g1, g2, culet], coral),
    poly([g2, g3, culet], wine),
    poly([g1, g2, [0, 60]], blush),
  );
};

export const raspberry = (x, y, scale) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    [
      [4, -40],
      [5, 8],
      [4, 54],
      [3, 98],
      [2, 138],
    ].map(([count, row], r) =>
      range(count).map((i) => {
        const cx = (i - (count - 1) / 2) * 54;
        const right = cx > 20 || (r > 2 && cx > 0);
        return [
          disc(cx, row, 33, right ? brick : coral, { stroke: wine, "stroke-width": 5 }),
          disc(round(cx - 9), row - 10, 8, right ? coral : petal),
        ].join("");
      }),
    ),
    poly("0,-70 -120,-96 -70,-52", lagoon),
    poly("0,-70 120,-96 70,-52", sea),
    poly("-8,-60 -62,-140 -14,-116 0,-165 20,-116 66,-138 10,-60 34,-18 0,-44 -36,-16", teal),
  );

/** An iris of `count` blades, open to `open` (0 to 1). */
export const iris = (x, y, radius, open, { count = 6, tones = [sea, pine], turn = 0 } = {}) => {
  const inner = range(count).map((i) => polar(0, 0, radius * open, turn + (i * 360) / count));
  const hit = inner.map((v, i) => {
    const before = inner[(i + count - 1) % count];
    const [dx, dy] = [v[0] - before[0], v[1] - before[1]];
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    const along = v[0] * ux + v[1] * uy;
    const t = -along + Math.sqrt(along ** 2 - (v[0] ** 2 + v[1] ** 2) + radius ** 2);
    return [v[0] + ux * t, v[1] + uy * t];
  });
  return at(
    x,
    y,
    inner.map((v, i) => {
      const next = (i + 1) % count;
      const path = [v, hit[i], hit[next], inner[next]].map((p) => p.map(round).join(" "));
      return shape(
        `M${path[0]} L${path[1]} A${radius} ${radius} 0 0 1 ${path[2]} L${path[3]} Z`,
        tones[i % tones.length],
        { stroke: ink, "stroke-width": 5, "stroke-linejoin": "round" },
      );
    }),
    ring(0, 0, radius + 12, ink, 26),
    ring(0, 0, radius + 12, mint, 5),
  );
};

export const chain = (from, to, count, colour = stone) => {
  const [dx, dy] = [(to[0] - from[0]) / count, (to[1] - from[1]) / count];
  const degrees = round((Math.atan2(dy, dx) * 180) / Math.PI);
  const length = Math.hypot(dx, dy);
  return range(count).map((i) => {
    const middle = `translate(${round(from[0] + dx * (i + 0.5))} ${round(from[1] + dy * (i + 0.5))}) rotate(${degrees})`;
    return i % 2
      ? group(middle, line(`${-length * 0.6},0 ${length * 0.6},0`, colour, 12))
      : group(
          middle,
          rect(-length * 0.75, -20, length * 1.5, 40, "none", {
            rx: 20,
            class: "ln",
            stroke: colour,
            "stroke-width": 11,
          }),
        );
  });
};

export const flame = (x, y, scale) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    shape(
      "M0 -190 C40 -110 130 -70 130 40 A130 130 0 0 1 -130 40 C-130 -20 -96 -50 -78 -96 C-52 -74 -40 -60 -34 -40 C-10 -80 -16 -140 0 -190 Z",
      coral,
    ),
    shape(
      "M8 -92 C30 -40 84 -10 84 58 A84 84 0 0 1 -84 58 C-84 16 -60 0 -44 -30 C-26 -14 -20 -4 -16 12 C4 -20 0 -60 8 -92 Z",
      amber,
    ),
    shape("M2 4 C14 36 44 52 44 90 A44 44 0 0 1 -44 90 C-44 56 -10 40 2 4 Z", paper),
  );

export const arrow = (points, colour, width, more = {}) => {
  const [[ax, ay], [bx, by]] = points.slice(-2);
  const degrees = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const [h1, h2] = [150, -150].map((turn) => polar(bx, by, width * 3.2, degrees + turn));
  return [line(points, colour, width, more), line([h1, [bx, by], h2], colour, width)].join("");
};
