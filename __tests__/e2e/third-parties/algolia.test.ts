import type { Page } from "playwright-core";
import { HAS_STARTED } from "../../../scripts/bench/page-weight";
import { serveSiteWithServices } from "./site-with-services";
import type { Failure } from "./third-parties";
import { visit, type Visit } from "./visit";

jest.setTimeout(90_000);

const site = serveSiteWithServices();

async function search(page: Page, query: string): Promise<void> {
  await page.waitForFunction(HAS_STARTED);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill(query);
}

/** What the page has said of the search, besides the browser's own words for a request that failed. */
const faults = ({ said }: Visit) =>
  said.filter((line) => /^uncaught|algolia|Content Security Policy/i.test(line) && !/Failed to load|CORS/.test(line));

it("asks Algolia, nobody before the visitor searches, and shows its answers as text", async () => {
  const opened = await visit(site, "/about/");
  const { page, parties } = opened;
  await page.waitForLoadState("networkidle");
  expect(parties.of("algolia")).toEqual([]);
  await search(page, "arrays");
  const option = page.getByRole("option").first();
  await option.waitFor();
  expect(await option.locator("mark").textContent()).toBe("arrays");
  expect(await option.textContent()).toContain("<b>sets</b>");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/blog/rails-postgresql-array");
  await search(page, "nothing");
  await page.getByText("No results for").waitFor();
  expect(faults(opened)).toEqual([]);
  expect(parties.problems).toEqual([]);
});

it.each<[Failure, title: string, help: string, words: RegExp[]]>([
  [
    ...(["403", "Unable to fetch results", "You might want to check your network connection."] as const),
    [/^error: Algolia refuses to search \(403: refused\)\. Check GATSBY_ALGOLIA_APP_ID/],
  ],
  ["429", "The search is busy", "Try again in a moment.", []],
])("says so if Algolia answers with %s, until it answers otherwise", async (failure, title, help, words) => {
  const opened = await visit(site, "/about/", { prepare: ({ parties }) => parties.fail("algolia", failure) });
  const { page, parties } = opened;
  await search(page, "arrays");
  await page.getByText(title).waitFor();
  await page.getByText(help).waitFor();
  expect(faults(opened)).toEqual(words.map((word) => expect.stringMatching(word)));
  parties.fail("algolia", undefined);
  await page.getByRole("dialog").getByRole("combobox").fill("array");
  await page.getByRole("option").first().waitFor();
  expect(await page.getByText(title).count()).toBe(0);
  expect(faults(opened)).toHaveLength(words.length);
  expect(parties.problems).toEqual([]);
});
