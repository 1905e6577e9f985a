import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const TOPICS = [
  "Ruby",
  "Rails",
  "PostgreSQL",
  "React",
  "Docker",
  "Node.js",
  "Python",
  "Testing",
  "Accessibility",
  "CSS",
];

const CODE: Record<string, string> = {
  ruby: "class Lamp < ApplicationRecord\n  belongs_to :rig\n  scope :lit, -> { where(lit: true) }\n\n  def dim(level) = update!(level:)\nend",
  ts: "export function dim(lamp: Lamp, level: number): Lamp {\n  if (level < 0) throw new RangeError(`level ${level}`);\n  return { ...lamp, level };\n}",
  sql: "SELECT rig_id, count(*) AS lit\nFROM lamps\nWHERE lit\nGROUP BY rig_id\nORDER BY lit DESC;",
  python:
    "def dim(lamp, level):\n    if level < 0:\n        raise ValueError(level)\n    return {**lamp, 'level': level}",
  bash: 'for lamp in $(cat lamps.txt); do\n  echo "dimming $lamp"\ndone',
  yaml: "lamps:\n  - name: front\n    level: 80\n  - name: back\n    level: 40",
};

const PARAGRAPH =
  "The lamp at the back of the stage had a *level* of its own, and the [desk](https://example.com/desk) kept it in `levels[n]` " +
  "until the operator took a new cue. That was enough for a small house, and it stopped being enough when the second rig came. ";

const SYLLABLES =
  "ba be bra ca cor da del dro el fa fen ga gri hel ka ker la lum ma mir na nor pa pel qua ra sa sil tor va wi zo".split(
    " ",
  );

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(1990, 0, 1);
const PICTURE_EVERY = 10;
const PICTURE = { width: 1200, height: 630 };

/** Mulberry32: returns pseudo-random numbers from 0 (inclusive) to 1 (exclusive), the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Returns invented words for the generated post with this number, the same in every run. Of 1,000 posts, another one
 * contains one word in five, and hardly any contains two of them.
 */
export function ownWords(number: number, count = 40): string[] {
  const random = seededRandom(number);
  const syllable = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)];
  return Array.from({ length: count }, () => Array.from({ length: 3 + Math.floor(random() * 2) }, syllable).join(""));
}

/** Returns the pattern of the addresses of a generated post and its sections. */
export const postAddress = (number: number): RegExp => new RegExp(`/blog/post-${number}(?!\\d)`);

/**
 * Returns the date of a generated post. Each post is dated one day after the previous one. Throws if the date is in the
 * future, because no generator builds such a post.
 */
export function postDate(number: number): string {
  const time = FIRST_DAY + number * DAY_MS;
  if (time > Date.now()) throw new Error(`Post ${number} would be dated in the future. Use fewer posts.`);
  return new Date(time).toISOString().slice(0, 10);
}

/** The code of each block is its own, so that no peer can reuse a highlighted one. */
const section = (post: number, index: number, [language, code]: [string, string]): string =>
  `## Section ${index + 1} of post ${post}\n\n${PARAGRAPH.repeat(3)}\n\n- first point ${post}\n- second point ${index}\n\n` +
  `\`\`\`${language} title="example-${index}.${language}" {2}\n# post ${post}\n${code}\n\`\`\`\n`;

/**
 * Returns the text of a 7 KB post: six headings, six code blocks, a table, an admonition and, optionally, a picture.
 */
export function writePost(number: number, picture?: string): string {
  const tags = [0, 3, 7].map((step) => TOPICS[(number + step) % TOPICS.length]);
  const head = `---\ntitle: "Generated post ${number} about ${tags[0]}"\ndate: ${postDate(number)}\ntags: [${tags.join(", ")}]\n---\n\n`;
  const image = picture ? `![Picture of post ${number}](./${picture})\n\n` : "";
  const table = "| Cue | Level |\n| --- | ----: |\n| 1 | 80 |\n| 2 | 40 |\n\n:::tip[Levels]\nRound them.\n:::\n\n";
  const sections = Object.entries(CODE).map((block, index) => section(number, index, block));
  return `${head}${PARAGRAPH}\n\n<!-- truncate -->\n\n${image}Names: ${ownWords(number).join(" ")}.\n\n${table}${sections.join("\n")}`;
}

/**
 * Draws gradients between seeded colors with gray noise at three scales, so that the picture compresses like a photo.
 */
export async function drawPicture(seed: number): Promise<Buffer> {
  const random = seededRandom(seed);
  const noise = (columns: number, strength: number, channels: 1 | 3 = 1): Promise<Buffer> => {
    const raw = { width: columns, height: Math.ceil((columns * PICTURE.height) / PICTURE.width), channels };
    const values = Array.from({ length: raw.width * raw.height * channels }, () => 128 + (random() - 0.5) * strength);
    return sharp(Buffer.from(values), { raw })
      .resize({ ...PICTURE, fit: "fill", kernel: "cubic" })
      .png({ compressionLevel: 0 })
      .toBuffer();
  };
  const [gradients, ...details] = await Promise.all([noise(4, 200, 3), noise(24, 160), noise(160, 60), noise(600, 30)]);
  return sharp(gradients)
    .composite(details.map((input) => ({ input, blend: "overlay" })))
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * Writes a content folder with `count` posts. With `pictures`, every tenth post has a unique picture of 1200 × 630
 * pixels.
 */
export async function generateContent(dir: string, count: number, { pictures = false } = {}): Promise<void> {
  const folder = path.join(dir, "blog");
  fs.mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    const picture = pictures && number % PICTURE_EVERY === 0 ? `picture-${number}.jpg` : undefined;
    fs.writeFileSync(path.join(folder, `post-${number}.md`), writePost(number, picture));
    if (picture) fs.writeFileSync(path.join(folder, picture), await drawPicture(number));
  }
}
