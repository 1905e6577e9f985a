import { accidents } from "./accidents";
import { bareVisits, browsers } from "./browsers";
import { clicks, firstVisits } from "./failing-files";
import { type KnownPage, learnPages } from "./known-pages";
import { runTrials } from "./run-trials";
import { Site } from "../site";

/** For many trials on a busy machine. */
const TIME_LIMIT_MS = 20 * 60_000;

const site = Site.forTests();
let pages: KnownPage[];
beforeAll(async () => {
  pages = await learnPages(site);
}, TIME_LIMIT_MS);

it.each([
  ["a first visit, by what fails", firstVisits],
  ["a click, by what fails of the next page", clicks],
  ["browsers, by what they lack", browsers],
  ["a visit, by what is blocked", bareVisits],
  ["accidents in the middle of a visit", accidents],
])(
  "every page can be read and left: %s",
  async (_, trialsOf) => {
    const trials = trialsOf(pages);
    expect(trials.length).toBeGreaterThan(3);
    expect(await runTrials(site, trials)).toEqual([]);
  },
  TIME_LIMIT_MS,
);
