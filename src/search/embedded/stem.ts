const CONSONANT = "[^aeiou]";
const VOWEL = "[aeiouy]";
const C = `${CONSONANT}[^aeiouy]*`;
const V = `${VOWEL}[aeiou]*`;

/** Porter's measure: how often vowels are followed by consonants. */
const MORE_THAN_0 = new RegExp(`^(${C})?${V}${C}`);
const EXACTLY_1 = new RegExp(`^(${C})?${V}${C}(${V})?$`);
const MORE_THAN_1 = new RegExp(`^(${C})?${V}${C}${V}${C}`);
const HAS_VOWEL = new RegExp(`^(${C})?${VOWEL}`);
const SHORT_SYLLABLE = new RegExp(`^${C}${VOWEL}[^aeiouwxy]$`);

const STEP_2: [RegExp, string][] = (
  [
    ["ational", "ate"],
    ["tional", "tion"],
    ["enci", "ence"],
    ["anci", "ance"],
    ["izer", "ize"],
    ["bli", "ble"],
    ["alli", "al"],
    ["entli", "ent"],
    ["eli", "e"],
    ["ousli", "ous"],
    ["ization", "ize"],
    ["ation", "ate"],
    ["ator", "ate"],
    ["alism", "al"],
    ["iveness", "ive"],
    ["fulness", "ful"],
    ["ousness", "ous"],
    ["aliti", "al"],
    ["iviti", "ive"],
    ["biliti", "ble"],
    ["logi", "log"],
  ] as const
).map(([from, to]) => [new RegExp(`^(.+?)${from}$`), to]);

const STEP_3: [RegExp, string][] = (
  [
    ["icate", "ic"],
    ["ative", ""],
    ["alize", "al"],
    ["iciti", "ic"],
    ["ical", "ic"],
    ["ful", ""],
    ["ness", ""],
  ] as const
).map(([from, to]) => [new RegExp(`^(.+?)${from}$`), to]);

const STEP_4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/;

/** The stem of an English word by Porter's algorithm; words of other alphabets, and short ones, are their own. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const isY = word.startsWith("y");
  let result = isY ? `Y${word.slice(1)}` : word;
  result = pluralAndTense(result);
  const [base] = /^(.*)y$/.exec(result)?.slice(1) ?? [];
  if (base !== undefined && HAS_VOWEL.test(base)) result = `${base}i`;
  result = replaceSuffix(result, STEP_2);
  result = replaceSuffix(result, STEP_3);
  const fourth = STEP_4.exec(result);
  if (fourth && MORE_THAN_1.test(fourth[1]!)) result = fourth[1]!;
  const [e] = /^(.+?)e$/.exec(result)?.slice(1) ?? [];
  if (e !== undefined && (MORE_THAN_1.test(e) || (EXACTLY_1.test(e) && !SHORT_SYLLABLE.test(e)))) result = e;
  if (/ll$/.test(result) && MORE_THAN_1.test(result)) result = result.slice(0, -1);
  return isY ? `y${result.slice(1)}` : result;
}

function pluralAndTense(word: string): string {
  let result = word.replace(/(ss|i)es$/, "$1").replace(/([^s])s$/, "$1");
  if (/eed$/.test(result)) return MORE_THAN_0.test(result.slice(0, -3)) ? result.slice(0, -1) : result;
  const base = /^(.+?)(ed|ing)$/.exec(result)?.[1];
  if (base === undefined || !HAS_VOWEL.test(base)) return result;
  result = base;
  if (/(at|bl|iz)$/.test(result)) return `${result}e`;
  if (/([^aeiouylsz])\1$/.test(result)) return result.slice(0, -1);
  return SHORT_SYLLABLE.test(result) ? `${result}e` : result;
}

function replaceSuffix(word: string, rules: readonly [RegExp, string][]): string {
  for (const [pattern, replacement] of rules) {
    const base = pattern.exec(word)?.[1];
    if (base !== undefined) return MORE_THAN_0.test(base) ? base + replacement : word;
  }
  return word;
}
