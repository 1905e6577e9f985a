import type { Page } from "playwright-core";
import type { Control } from "./control";
import { SEARCH_CONTROLS } from "./search-controls";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const block = (page: Page, text: string) => page.locator(".code-block").filter({ hasText: text }).first();

const POST = "/blog/rails-postgresql-array";
const DOC = "/docs/markhope/quickstart";
const ALL_BLOCKS = "/kitchen-sink/";
const NARROW = 390;

export const CONTROLS: Control[] = [
  {
    name: "colour mode",
    address: POST,
    click: (page) => button(page, /currently/),
    effect: (page) => page.locator("html:not([data-theme-choice='system'])").waitFor({ state: "attached" }),
  },
  {
    name: "menu, opened",
    ...{ address: DOC, width: NARROW },
    click: (page) => button(page, "Toggle navigation bar"),
    effect: (page) => page.getByRole("dialog", { name: "Navigation" }).waitFor(),
  },
  {
    name: "menu, closed",
    ...{ address: DOC, width: NARROW },
    async prepare(page) {
      await button(page, "Toggle navigation bar").click();
      await page.getByRole("dialog", { name: "Navigation" }).waitFor();
    },
    act: (page) => page.keyboard.press("Escape"),
    effect: (page) => page.getByRole("dialog", { name: "Navigation" }).waitFor({ state: "hidden" }),
  },
  {
    name: "dropdown",
    address: POST,
    click: (page) => page.locator(".navbar .dropdown summary").first(),
    effect: (page) => page.locator(".navbar .dropdown a", { hasText: "Quickstart" }).waitFor(),
  },
  ...SEARCH_CONTROLS,
  {
    name: "tabs",
    address: ALL_BLOCKS,
    click: (page) => page.locator(".tabs").first().getByRole("tab").nth(1),
    effect: (page) => page.locator(".tabs").first().locator("[role=tab]:nth-of-type(2)[aria-selected=true]").waitFor(),
  },
  {
    name: "details",
    address: ALL_BLOCKS,
    click: (page) => page.locator("summary", { hasText: "What is behind this?" }),
    effect: (page) => page.getByText("More.", { exact: true }).waitFor(),
  },
  {
    name: "code, copied",
    address: POST,
    click: (page) => button(page, "Copy code to clipboard"),
    effect: (page) => page.locator(".code-block").first().getByText("Copied").waitFor(),
  },
  {
    name: "code, wrapped",
    ...{ address: ALL_BLOCKS, width: NARROW },
    // The button comes when the block is near: only then is it known whether its lines are too long.
    prepare: (page) => block(page, "ssh operator").scrollIntoViewIfNeeded(),
    click: (page) => block(page, "ssh operator").getByRole("button", { name: "Toggle word wrap" }),
    effect: (page) => block(page, "ssh operator").locator("[aria-pressed=true]").waitFor(),
  },
  {
    name: "code, all lines",
    address: ALL_BLOCKS,
    click: (page) => button(page, "Show all 38 lines"),
    effect: (page) => button(page, "Show fewer lines").waitFor(),
  },
  {
    name: "filter of projects",
    address: "/projects/",
    click: (page) => page.locator(".filter-bar label").nth(1),
    effect: (page) => page.waitForURL(/tag=/),
  },
  {
    name: "sidebar category",
    address: "/docs/intro",
    click: (page) => button(page, /sidebar category 'MarkHope'/),
    effect: (page) => page.locator("[aria-label=\"Collapse sidebar category 'MarkHope'\"]").first().waitFor(),
  },
  {
    name: "contents, a heading",
    address: POST,
    click: (page) => page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(1),
    effect: (page) => page.waitForURL(/#/),
  },
  {
    name: "back to top",
    address: POST,
    async prepare(page) {
      await page.mouse.wheel(0, 4000);
      await page.waitForFunction("scrollY > 2000");
      await page.mouse.wheel(0, -600);
      await button(page, "Scroll back to top").waitFor();
    },
    click: (page) => button(page, "Scroll back to top"),
    effect: (page) => page.waitForFunction("scrollY < 100"),
  },
];
