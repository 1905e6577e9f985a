import fs from "node:fs";
import path from "node:path";
import type { Content } from "../../content/content";
import type { ContentFile } from "../../content/content-file";
import { DEFAULT_SITE, SITE_FILE } from "../../content/site";
import { escapePattern } from "../../shared/escape";
import { isFile } from "../../shared/files";
import { endOf, isError, warningAt, type Mistake, type Place, type Problem } from "../../shared/problem";

/** The owner of the sample content. */
export const SAMPLE_OWNER = "Wren Calloway";

/** The address of a site that `npm run new` has begun. */
export const SAMPLE_URL = "https://your-site.example.com";

/** The text about the owner on the home page of such a site. */
export const STARTER_INTRODUCTION = "A paragraph about you.";

/** The names and addresses of the sample content's people and of their tool, and what such a site begins with. */
const SAMPLE_NAMES = new RegExp(
  [
    String.raw`\b(?:Wren Calloway|Teo Marchetti|MarkHope)\b`,
    String.raw`@?\b(?:wren|teo)@(?:social\.)?example\.com\b`,
    String.raw`\b(?:(?:your-site|wren|garden|photos)\.example\.com|(?:git|network|social)\.example\.com\/(?:in\/)?@?(?:wren|teo)\b)`,
    escapePattern(STARTER_INTRODUCTION),
  ].join("|"),
  "g",
);

/**
 * Finds what is left of the sample content once the site has another owner: the first place of each name in each file
 * of the content, and in other files, such as the licence and pictures whose metadata name the owner. `npm run check`
 * reports them as warnings.
 */
export function findSampleRemains(
  { dir, site, files, problems }: Pick<Content, "dir" | "site" | "files" | "problems">,
  others: readonly string[],
): Problem[] {
  // The owner is unknown if the settings cannot be read.
  const isUnread = (problem: Problem) => isError(problem) && problem.file === path.join(dir, SITE_FILE);
  const isUnknown = site === DEFAULT_SITE && problems.some(isUnread);
  if (site.owner.name === SAMPLE_OWNER || isUnknown) return [];
  return [
    ...files.flatMap((file) => remainsIn(file.path, namesInFile(file))),
    ...others.filter(isFile).flatMap((file) => remainsIn(file, namesInOther(fs.readFileSync(file, "utf8")))),
  ];
}

/** What to do about a name in the licence or in a picture. */
const ADVICE: [RegExp, string][] = [
  [/LICENSE$/, "Add a line for your own copyright. The licence asks you to keep this one."],
  [/\.webp$/, "Take new screenshots: npm run build && npm run screenshots."],
  [/\.svg$/, "Draw an icon of your own: docs/make-it-yours.md says what is made from it."],
  [/\.png$/, "Make it from your icon: npm run icons, which says if you have to draw it yourself."],
];

const REPLACE = "Replace it with your own, or remove it.";

/** What `npm run new` has written for the owner to replace. */
const STARTERS: Record<string, Mistake> = {
  [new URL(SAMPLE_URL).host]: {
    message: "is a placeholder for your address",
    expected: "Replace it with your own: canonical links, feeds and the sitemap begin with it.",
  },
  [STARTER_INTRODUCTION]: { message: "is a placeholder for your introduction", expected: REPLACE },
};

type FoundName = Place & { name: string };

function namesIn(text: string): FoundName[] {
  return [...text.matchAll(SAMPLE_NAMES)].map(({ 0: name, index }) => ({ name, ...endOf(text.slice(0, index)) }));
}

/** Several people may hold the copyright of a licence. */
const namesInOther = (text: string): FoundName[] =>
  (text.match(/^Copyright \(c\)/gm) ?? []).length > 1 ? [] : namesIn(text);

function namesInFile({ yaml: { source, positionAt }, text = "" }: ContentFile): FoundName[] {
  const inData = [...source.matchAll(SAMPLE_NAMES)].map(({ 0: name, index }) => ({ name, ...positionAt(index) }));
  return [...inData, ...namesIn(text)];
}

function remainsIn(file: string, found: readonly FoundName[]): Problem[] {
  const first = new Map([...found].reverse().map((place) => [place.name, place]));
  return [...first.values()].map(({ name, ...position }) => {
    const { message, expected } = STARTERS[name] ?? { message: "is from the sample content", expected: undefined };
    const advice = expected ?? ADVICE.find(([kind]) => kind.test(file))?.[1] ?? REPLACE;
    return warningAt({ file, ...position }, `"${name}" ${message}.`, advice);
  });
}
