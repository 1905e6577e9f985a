import fs from "node:fs";
import path from "node:path";
import { postDate } from "../post-date";
import { seededRandom, type Random } from "./seeded-random";

/** A post made of real words: the vocabulary of the site's own content, with names and forms that it does not have. */
export interface GeneratedPost {
  slug: string;
  title: string;
  date: string;
  tags: string[];
  sections: { heading: string; paragraphs: string[] }[];
}

const SECTIONS = 6;
const PARAGRAPHS = 3;
const SENTENCES = 4;
const SYLLABLES =
  "ba be bra ca cor da del dro el fa fen ga gri hel in ka ker la lum ma mir na nor o pa pel qua ra ren sa sil ta tor u va ven wi zo".split(
    " ",
  );

/** Posts in which words are as frequent as in real text: a few everywhere, most in few posts, and in those often. */
export function generatePosts(count: number, seed = 1): GeneratedPost[] {
  const random = seededRandom(seed);
  const common = vocabulary();
  const names = Array.from({ length: 2000 + count * 4 }, () => name(random));
  const tail = [...common.slice(300), ...names];
  return Array.from({ length: count }, (_, index) => post(index, { random, common, tail }));
}

interface Source {
  random: Random;
  /** By frequency, the most frequent first. */
  common: string[];
  tail: string[];
}

function post(index: number, source: Source): GeneratedPost {
  const { random, tail } = source;
  const subject = Array.from({ length: 8 }, () => random.pick(tail));
  const sections = Array.from({ length: SECTIONS }, () => {
    const own = Array.from({ length: 6 }, () => inflected(random.pick(tail), random));
    const paragraphs = Array.from({ length: PARAGRAPHS }, () => paragraph([...subject, ...own, ...own], source));
    return {
      heading: capital(`${own[0]} ${random.pick(["and", "of", "for", "without"])} ${own[1]} ${random.pick(subject)}`),
      paragraphs,
    };
  });
  const title = capital([subject[0], random.pick(["with", "for", "in", "and"]), subject[1], subject[2]].join(" "));
  const tags = [...new Set([0, 0, 0].map(() => capital(source.common[300 + random.below(40)]!)))];
  const number = index + 1;
  return { slug: `post-${number}`, title: `${title} ${number}`, date: postDate(number), tags, sections };
}

function paragraph(special: readonly string[], { random, common }: Source): string {
  return Array.from({ length: SENTENCES }, () => {
    const words = Array.from({ length: 9 + random.below(10) }, () =>
      random.below(5) === 0 ? random.pick(special) : common[random.zipf(common.length)]!,
    );
    return `${capital(words.join(" "))}.`;
  }).join(" ");
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inflected = (word: string, random: Random): string =>
  /^[a-z]{4,}$/.test(word) && !/(s|ing|ed|y|e)$/.test(word) ? word + random.pick(["", "", "s", "ing", "ed"]) : word;

const name = (random: Random): string =>
  Array.from({ length: 2 + random.below(3) }, () => random.pick(SYLLABLES)).join("") +
  random.pick(["", "n", "s", "x", "t"]);

/** The words of the site's content, the most frequent first. */
function vocabulary(): string[] {
  const counts = new Map<string, number>();
  for (const file of fs.readdirSync("content", { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.mdx?$/.test(file)) continue;
    for (const [word] of fs
      .readFileSync(path.join("content", file), "utf8")
      .toLowerCase()
      .matchAll(/[a-z]{2,}/g)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word);
}
