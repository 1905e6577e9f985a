import { accidents } from "./accidents";
import { bareVisits, browsers } from "./browsers";
import { clicks, firstVisits } from "./failing-files";
import { type KnownPage, learnPages } from "./known-pages";
import { formatTable, runTrials } from "./run-trials";
import { Site } from "../site";

/** For all of a table on a busy machine. */
const TIME_LIMIT_MS = 20 * 60_000;

const site = Site.forTests();
let pages: KnownPage[];
beforeAll(async () => {
  pages = await learnPages(site);
}, TIME_LIMIT_MS);

it.each([
  ["First visits, by what fails", firstVisits],
  ["Clicks, by what fails of the next page", clicks],
  ["Browsers, by what they lack", browsers],
  ["Visits, by what is blocked", bareVisits],
  ["Accidents in the middle of a visit", accidents],
])(
  "%s: every page can be read and left",
  async (title, trialsOf) => {
    const trials = trialsOf(pages);
    const { table, faults } = await runTrials(site, trials);
    process.stdout.write(formatTable(title, table));
    expect(faults).toEqual([]);
    expect(table.reduce((sum, { tried }) => sum + tried, 0)).toBe(trials.length);
  },
  TIME_LIMIT_MS,
);
