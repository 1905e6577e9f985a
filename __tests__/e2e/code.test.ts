import type { Locator, Page } from "playwright-core";
import { Site } from "./site";

const site = Site.forTests();

const PAGE = "/kitchen-sink/";
const PHONE = { viewport: { width: 390, height: 844 } };
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** The block of code with a title, or with some text. */
const block = (page: Page, about: string): Locator => page.locator(".code-block").filter({ hasText: about }).first();

async function copied(page: Page, about: string): Promise<string> {
  await block(page, about).hover();
  await block(page, about).getByRole("button", { name: "Copy code to clipboard" }).click();
  await block(page, about).getByText("Copied", { exact: true }).waitFor();
  return page.evaluate<string>("navigator.clipboard.readText()");
}

describe("on one visit", () => {
  const RUBY = "def go(cue)\n  fade(cue.level, over: cue.fade)\n  log(cue)\n  advance\nend";
  const CHANGED = "const board = connect();\nboard.level = 80;\nboard.fade(80, 3);\nboard.go();";

  let page: Page;
  beforeAll(async () => {
    ({ page } = await site.open(PAGE, { ...CLIPBOARD, reducedMotion: "reduce" }));
  });

  it("copying takes the code without numbers, marks and signs, and announces it", async () => {
    expect(await copied(page, "lib/board.rb")).toBe(RUBY);
    await page.locator("[role=status]", { hasText: "Copied" }).waitFor();
    expect(await copied(page, "board.go();")).toBe(CHANGED);
  });

  it("a selection leaves the numbers out", async () => {
    const code = block(page, "lib/board.rb").locator("code");
    await code.evaluate((element) => getSelection()!.selectAllChildren(element));
    expect(await page.evaluate<string>("getSelection().toString()")).not.toMatch(/\d/);
  });

  it("added and removed lines are marked by text too", async () => {
    const spoken = await block(page, "board.go();").ariaSnapshot();
    expect(spoken).toMatch(/deletion:.*Removed:.*board\.level/s);
    expect(spoken).toMatch(/insertion:.*Added:.*board\.fade/s);
  });

  it("lines out of focus are dim until the reader comes near", async () => {
    await page.mouse.move(0, 0);
    await page.evaluate("document.activeElement.blur()");
    const code = block(page, "board.go();").locator("code");
    const color = () => code.evaluate((element) => getComputedStyle(element).color);
    const dim = await color();
    await code.hover();
    expect(await color()).not.toBe(dim);
  });

  it("a long block is folded until it is opened, and open in print", async () => {
    const figure = block(page, "colours.js");
    const height = () => figure.evaluate((element) => (element as HTMLElement).offsetHeight);
    const folded = await height();
    expect(await figure.locator(".code-fold").getAttribute("aria-expanded")).toBe("false");
    await figure.getByRole("button", { name: "Show all 38 lines" }).click();
    expect(await figure.locator(".code-fold").getAttribute("aria-expanded")).toBe("true");
    expect(await height()).toBeGreaterThan(folded + 300);
    await figure.getByRole("button", { name: "Show fewer lines" }).click();
    expect(await height()).toBe(folded);
    await page.emulateMedia({ media: "print" });
    expect(await height()).toBeGreaterThan(folded + 200);
    await page.emulateMedia({ media: null });
  });
});

it("a block that is too wide can be wrapped, and takes the focus only if it can be scrolled", async () => {
  const { page } = await site.open(PAGE, PHONE);
  const pre = block(page, "ssh operator").locator("pre");
  const wrap = block(page, "ssh operator").getByRole("button", { name: "Toggle word wrap" });
  await pre.scrollIntoViewIfNeeded();
  expect(await pre.getAttribute("tabindex")).toBe("0");
  await wrap.click();
  expect(await wrap.getAttribute("aria-pressed")).toBe("true");
  expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await pre.getAttribute("tabindex")).toBeNull();
  await page.emulateMedia({ forcedColors: "active" });
  expect(await wrap.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe("solid");
  await page.emulateMedia({ forcedColors: null });
  await wrap.click();
  expect(await pre.getAttribute("tabindex")).toBe("0");
  await block(page, "src/cue.ts").scrollIntoViewIfNeeded();
  await block(page, "src/cue.ts").locator("pre:not([tabindex])").waitFor();
  expect(await block(page, "src/cue.ts").locator(".code-wrap").isVisible()).toBe(false);
});

it("inline code does not break at its hyphens, but breaks in deep lists, and preformatted HTML scrolls, rather than making the page too wide", async () => {
  const { page } = await site.open(PAGE, { viewport: { width: 320, height: 800 } });
  const rows = await page
    .locator("code.nowrap, code .nowrap")
    .evaluateAll((words) => words.map((word) => word.getClientRects().length));
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows)).toEqual(new Set([1]));
  const [width, overflow] = await page.evaluate(() => {
    let place = document.querySelector(".prose")!;
    for (let level = 0; level < 6; level += 1) {
      const item = document.createElement("li");
      place.appendChild(document.createElement("ul")).append(item);
      place = item;
    }
    place.append(
      Object.assign(document.createElement("code"), { className: "nowrap", textContent: "dim --front-row --to 80x" }),
    );
    const art = Object.assign(document.createElement("pre"), { textContent: "|o|".repeat(100) });
    document.querySelector(".prose")!.append(art);
    return [document.documentElement.scrollWidth, art.scrollWidth - art.clientWidth];
  });
  expect(width).toBe(320);
  expect(overflow).toBeGreaterThan(0);
});

it("code in the beginning of a post does not make the list of posts wider than the window", async () => {
  const { page } = await site.open("/blog", { viewport: { width: 320, height: 800 } });
  const width = await page.evaluate(async () => {
    const block = Object.assign(document.createElement("figure"), { className: "code-block" });
    const code = Object.assign(document.createElement("code"), { textContent: "dim the lights ".repeat(20) });
    block.appendChild(document.createElement("pre")).append(code);
    document.querySelector(".post-card .prose")!.append(block);
    // Far from the window the code has no width.
    block.scrollIntoView();
    await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
    return document.documentElement.scrollWidth;
  });
  expect(width).toBe(320);
});
