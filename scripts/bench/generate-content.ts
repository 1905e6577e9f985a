import fs from "node:fs";
import path from "node:path";
import { postDate } from "./post-date";

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

const section = (post: number, index: number, [language, code]: [string, string]): string =>
  `## Section ${index + 1} of post ${post}\n\n${PARAGRAPH.repeat(3)}\n\n- first point ${post}\n- second point ${index}\n\n` +
  `\`\`\`${language} title="example-${index}.${language}" {2}\n# post ${post}\n${code}\n\`\`\`\n`;

function post(number: number): string {
  const tags = [0, 3, 7].map((step) => TOPICS[(number + step) % TOPICS.length]);
  const head = `---\ntitle: "Generated post ${number} about ${tags[0]}"\ndate: ${postDate(number)}\ntags: [${tags.join(", ")}]\n---\n\n`;
  const table = "| Cue | Level |\n| --- | ----: |\n| 1 | 80 |\n| 2 | 40 |\n\n:::tip[Levels]\nRound them.\n:::\n\n";
  const sections = Object.entries(CODE).map((block, index) => section(number, index, block));
  return `${head}${PARAGRAPH}\n\n<!-- truncate -->\n\n${table}${sections.join("\n")}`;
}

/** Writes a content folder with `count` posts, each with six headings, six code blocks, a table and an admonition. */
export function generateContent(dir: string, count: number): void {
  fs.mkdirSync(path.join(dir, "blog"), { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    fs.writeFileSync(path.join(dir, "blog", `post-${number}.md`), post(number));
  }
}
