import type { Page } from "playwright-core";
import type { Control } from "./control";

const POST = "/blog/rails-postgresql-array";

const searchField = (page: Page) => page.getByRole("combobox", { name: "Search docs" });
const openSearch = async (page: Page) => {
  await page.keyboard.press("Control+k");
  await searchField(page).waitFor();
};
const option = (page: Page) => page.getByRole("option").first().waitFor();

export const SEARCH_CONTROLS: Control[] = [
  {
    name: "search, opened by click",
    address: POST,
    click: (page) => page.getByRole("button", { name: "Search", exact: true }),
    effect: (page) => searchField(page).waitFor(),
  },
  {
    name: "search, opened by key",
    address: POST,
    act: (page) => page.keyboard.press("Control+k"),
    effect: (page) => searchField(page).waitFor(),
  },
  {
    name: "search, six letters",
    address: POST,
    prepare: openSearch,
    act: (page) => page.keyboard.type("deploy", { delay: 150 }),
    effect: option,
  },
  {
    name: "search, next result",
    address: POST,
    async prepare(page) {
      await openSearch(page);
      await page.keyboard.type("deploy");
      await option(page);
    },
    act: (page) => page.keyboard.press("ArrowDown"),
    effect: (page) => page.locator("[role=option][aria-selected=true]").waitFor(),
  },
  {
    name: "search, closed",
    address: POST,
    prepare: openSearch,
    act: (page) => page.keyboard.press("Escape"),
    effect: (page) => searchField(page).waitFor({ state: "detached" }),
  },
  {
    name: "search page, kind",
    address: "/search?q=deploy",
    prepare: (page) => page.getByText(/documents? found/).waitFor(),
    async act(page) {
      await page.getByRole("combobox", { name: "Kind" }).focus();
      await page.keyboard.press("ArrowDown");
    },
    effect: (page) => page.getByText(/documents? found|No results were found/).waitFor(),
  },
];
