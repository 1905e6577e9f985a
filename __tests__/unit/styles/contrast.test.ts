import { colourTokens, contrast, paperTokens } from "./style-sheets";

const GROUNDS = ["--color-page", "--color-surface", "--color-surface-raised"];
const CODE_GROUNDS = ["--color-surface", "--code-marked", "--code-added", "--code-removed"];
const LOOKS = { dark: colourTokens("dark"), light: colourTokens("light"), paper: paperTokens() };

/** What stands on what, and the contrast it owes there: 7 for text, 3 for marks. */
const PAIRS: [owed: number, marks: string[], grounds: string[]][] = [
  [7, ["--color-text", "--color-text-soft", "--color-accent", "--color-info", "--color-danger"], GROUNDS],
  [7, ["--color-text", "--color-accent"], ["--color-accent-soft"]],
  [7, ["--color-on-accent"], ["--color-accent-strong"]],
  [3, ["--color-warm", "--color-accent-strong", "--color-control"], GROUNDS],
];

const codeRoles = [...LOOKS.dark.keys()].filter((name) => name.startsWith("--tok-"));

const cases = Object.entries(LOOKS).flatMap(([look, tokens]) =>
  [...PAIRS, [7, codeRoles, CODE_GROUNDS] as const].flatMap(([owed, marks, grounds]) =>
    marks.flatMap((mark) => grounds.map((ground) => ({ look, tokens, mark, ground, owed }))),
  ),
);

it.each(cases)("$mark on $ground in $look owes $owed:1", ({ tokens, mark, ground, owed }) => {
  expect(contrast(tokens.get(mark)!, tokens.get(ground)!)).toBeGreaterThanOrEqual(owed);
});

it("gives both modes the same roles", () => {
  expect([...LOOKS.dark.keys()]).toEqual([...LOOKS.light.keys()]);
});
