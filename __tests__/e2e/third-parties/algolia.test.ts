import type { Page } from "playwright-core";
import { HAS_STARTED } from "../../../scripts/bench/page-weight";
import { serveSiteWithServices } from "./site-with-services";
import { shortWaits } from "./push-browser";
import type { Failure } from "./third-parties";
import { visit, type Visit } from "./visit";

const site = serveSiteWithServices();

async function search(page: Page, query: string): Promise<void> {
  await page.waitForFunction(HAS_STARTED);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill(query);
}

/** A visit to which Algolia answers by a failure from the start. */
function visitFailing(address: string, failure: Failure): Promise<Visit> {
  return visit(site, address, {
    prepare: async ({ page, parties }) => {
      // The client waits for each of four hosts, the longer the more have failed.
      await page.addInitScript(shortWaits(1000, 10));
      parties.fail("algolia", failure);
    },
  });
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

it("says that the search cannot be reached if no host of Algolia answers, until one does", async () => {
  const opened = await visitFailing("/about/", "500");
  const { page, parties } = opened;
  await search(page, "arrays");
  await page.getByText("You might want to check your network connection.", { exact: true }).waitFor();
  expect(await page.getByText("Unable to fetch results", { exact: true }).count()).toBe(1);
  expect(new Set(parties.of("algolia").map(({ url }) => new URL(url).host)).size).toBe(4);
  parties.fail("algolia", undefined);
  await page.getByRole("dialog").getByRole("combobox").fill("array");
  await page.getByRole("option").first().waitFor();
  expect(await page.getByText("Unable to fetch results", { exact: true }).count()).toBe(0);
  expect(faults(opened)).toEqual([]);
  expect(parties.problems).toEqual([]);
});

it("says that the search is busy if Algolia has too many requests, and blames no setting", async () => {
  const opened = await visitFailing("/about/", "429");
  const { page, parties } = opened;
  const field = page.getByRole("dialog").getByRole("combobox");
  await search(page, "arrays");
  await page.getByText("The search is busy", { exact: true }).waitFor();
  await page.getByText("Try again in a moment.", { exact: true }).waitFor();
  await field.fill("array");
  await parties.until(() => parties.of("algolia").length >= 2);
  await page.getByText("The search is busy", { exact: true }).waitFor();
  parties.fail("algolia", undefined);
  await field.fill("arrays");
  await page.getByRole("option").locator("mark").first().waitFor();
  expect(await page.getByText("The search is busy", { exact: true }).count()).toBe(0);
  expect(faults(opened)).toEqual([]);
  expect(parties.problems).toEqual([]);
});
