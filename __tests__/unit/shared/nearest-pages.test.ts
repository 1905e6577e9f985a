import { nearestPages, wordsOf, type KnownPage } from "../../../src/shared/nearest-pages";

const PAGES: KnownPage[] = [
  ["/blog", "Blog"],
  ["/blog/rails-postgresql-array", "PostgreSQL array columns in Rails, with the query plans"],
  ["/blog/how-i-use-my-raspberry-pi", "How I use my Raspberry Pi: four containers and no open port"],
  ["/docs/markhope/quickstart", "Quickstart and reference"],
  ["/docs/markhope/ci-cd", "CI/CD"],
  ["/blog/tags/rails", "Posts about Rails"],
  ["/docs/code/", "Code"],
  ["/blog/how", "How"],
  ["/resume/", "Resume"],
];
const found = (asked: string) => nearestPages(asked, PAGES).map(([path]) => path);

it.each([
  ["a typing mistake", "/blog/rails-postgresql-aray", "/blog/rails-postgresql-array"],
  ["another section", "/quickstart", "/docs/markhope/quickstart"],
  ["an old date in the address", "/blog/2024/02/raspberry-pi/", "/blog/how-i-use-my-raspberry-pi"],
  ["words of the title", "/blog/postgresql-columns-query-plans", "/blog/rails-postgresql-array"],
  ["another extension", "/Resume.PHP", "/resume/"],
])("finds a page despite %s", (_, asked, expected) => {
  expect(found(asked)[0]).toBe(expected);
});

it.each(["/wp-login.php", "/zzz", "/cv", "/home", "/gone", "/", "/blog", "/%E0%A4%A"])(
  "offers nothing for %s",
  (asked) => {
    expect(found(asked)).toEqual([]);
  },
);

it("offers four pages at most", () => {
  expect(nearestPages("/resume", [...PAGES, ...PAGES, ...PAGES, ...PAGES, ...PAGES])).toHaveLength(4);
});

it("compares the beginning of a very long address", () => {
  const page: KnownPage = ["/blog/rails-postgresql-array", "Array columns"];
  expect(nearestPages(`${page[0]}${"-zzz".repeat(300)}`, [page])).toEqual([page]);
});

it("reads an address as words to search for", () => {
  expect(wordsOf("/blog/tags/Na%C3%AFve-Bayes_2.html")).toEqual(["naïve", "bayes", "2"]);
});
