import type { Page } from "playwright-core";
import { Site } from "./site";

const site = Site.forTests();

const PAGE = "/kitchen-sink/";
const POST = "/blog/rails-postgresql-array";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const list = (page: Page, index: number) => page.locator(".tabs").nth(index);
const selected = (page: Page) => page.locator(".tab-list > [aria-selected=true]").allTextContents();
const visiblePanels = (page: Page, index: number) =>
  list(page, index).locator("> .tab-panel").filter({ visible: true }).count();

describe("tabs", () => {
  it("follow each other, stay where they are, and do the same in another window", async () => {
    const { page } = await site.open(PAGE);
    const linux = list(page, 1).getByRole("tab", { name: "Linux" });
    await linux.scrollIntoViewIfNeeded();
    const before = (await linux.boundingBox())!.y;
    await linux.click();
    expect(await selected(page)).toEqual(["Linux", "Linux"]);
    expect(Math.abs((await linux.boundingBox())!.y - before)).toBeLessThan(2);
    expect(await visiblePanels(page, 0)).toBe(1);
    const other = await page.context().newPage();
    await other.goto(new URL(PAGE, page.url()).href, { waitUntil: "networkidle" });
    await other.waitForFunction("document.querySelectorAll('[aria-selected=true][data-value=linux]').length === 2");
    await other.locator(".tabs").first().getByRole("tab", { name: "macOS" }).click();
    await page.waitForFunction("document.querySelectorAll('[aria-selected=true][data-value=mac]').length === 2");
  });

  it("open for a link to a heading in them, which comes into view", async () => {
    const { page } = await site.open(`${PAGE}#on-linux-only`);
    await page.locator("#on-linux-only").waitFor({ state: "visible" });
    await page.waitForFunction("Math.abs(document.getElementById('on-linux-only').getBoundingClientRect().top) < 200");
  });
});

it.each(["dark", "light"] as const)("buttons change their look under the pointer, in %s mode", async (colorScheme) => {
  const { page } = await site.open(PAGE, { colorScheme, reducedMotion: "reduce" });
  const buttons = await Promise.all([".embed-load", ".code-fold"].map((name) => page.locator(name).all()));
  expect(buttons.map(({ length }) => length > 0)).toEqual([true, true]);
  for (const button of buttons.flat()) {
    const look = () =>
      button.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        const paint = new OffscreenCanvas(1, 1).getContext("2d")!;
        return [color, backgroundColor].flatMap((each) => {
          paint.fillStyle = each;
          paint.fillRect(0, 0, 1, 1);
          return [...paint.getImageData(0, 0, 1, 1).data];
        });
      });
    await page.mouse.move(0, 1);
    const before = await look();
    await button.hover();
    const changes = (await look()).map((channel, index) => Math.abs(channel - before[index]!));
    expect(Math.max(...changes)).toBeGreaterThan(16);
  }
});

describe("on one visit", () => {
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await site.open(PAGE));
  });

  it("embeds load nothing until a reader asks for them", async () => {
    await page.locator(".embed").first().scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
    expect(await page.locator(".embed-load:visible").count()).toBeGreaterThan(0);
    expect(await page.locator("iframe").count()).toBe(0);
  });

  it("columns of a table are aligned as its text says, and to the start otherwise", async () => {
    const alignment = (selector: string) =>
      page.evaluate<string>(`getComputedStyle(document.querySelector(".prose ${selector}")).textAlign`);
    expect(await alignment("th[align=right]")).toMatch(/right$/);
    expect(await alignment("td[align=right]")).toMatch(/right$/);
    expect(await alignment("th:not([align])")).toBe("start");
    expect(await alignment("td:not([align])")).toBe("start");
  });

  it("a list of tasks has bullets only if it has other items too", async () => {
    const bullets = await page.evaluate<string[]>(`[["task-list-item", ""], ["task-list-item"]].map((items) => {
      const list = document.createElement("ul");
      list.className = "contains-task-list";
      list.setAttribute("role", "list");
      for (const className of items) list.append(Object.assign(document.createElement("li"), { className }));
      document.querySelector(".prose").append(list);
      const { listStyleType } = getComputedStyle(list);
      list.remove();
      return listStyleType;
    })`);
    expect(bullets).toEqual(["disc", "none"]);
  });

  it("code runs from left to right in a text that does not", async () => {
    const directions = await page.evaluate<string[]>(`(() => {
      const text = document.querySelector(".prose");
      text.dir = "rtl";
      const parts = text.querySelectorAll("p code, .code-block figcaption, .code-block pre, .drawing");
      const found = [...parts].map((part) => getComputedStyle(part).direction);
      text.removeAttribute("dir");
      return found;
    })()`);
    expect(directions.length).toBeGreaterThan(10);
    expect(new Set(directions)).toEqual(new Set(["ltr"]));
  });

  it.each(["blockquote", "div"])("paragraphs in a <%s> are as far apart as others", async (tag) => {
    const spaces = await page.evaluate<number[]>(`(() => {
      const text = document.querySelector(".prose");
      const frame = document.createElement("${tag}");
      if (frame.localName === "div") frame.lang = "ar";
      for (const parent of [text, text, frame, frame]) parent.append(document.createElement("p"));
      text.append(frame);
      const found = [...text.querySelectorAll("p + p")].slice(-2);
      return found.map((paragraph) => parseFloat(getComputedStyle(paragraph).marginTop));
    })()`);
    expect(spaces[0]).toBeGreaterThan(0);
    expect(spaces[1]).toBe(spaces[0]);
  });

  it("print shows every panel of the tabs", async () => {
    await page.emulateMedia({ media: "print" });
    expect(await visiblePanels(page, 0)).toBe(3);
    expect(await page.getByRole("tab").count()).toBe(0);
    await page.emulateMedia({ media: null });
  });

  it("the title of an admonition wraps as text does where it holds marks", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const [start, last] = await page.evaluate<[number, number]>(`(() => {
      const title = document.querySelector(".admonition-title");
      const code = document.createElement("code");
      code.append("npm run check");
      title.replaceChildren("Say ", code, " before each push, and once more when all of it is done");
      const lefts = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(({ left }) => left);
      };
      return [lefts(title.firstChild)[0], Math.min(...lefts(title.lastChild))];
    })()`);
    expect(last).toBeCloseTo(start, 0);
  });
});

it("a drawing keeps its text readable in a narrow window by scrolling, not the page", async () => {
  const { page } = await site.open(POST, PHONE);
  const scroller = page.locator(".drawing-scroller").first();
  const { scroll, shown } = await scroller.evaluate((element) => ({
    scroll: element.scrollWidth,
    shown: element.clientWidth,
  }));
  expect([scroll, shown < 390]).toEqual([560, true]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  await scroller.focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction("document.querySelector('.drawing-scroller').scrollLeft > 0");
});

it.each(["div", "pre"])(
  "the hidden words of a link scroll with a <%s> that is too wide, not with the page",
  async (name) => {
    const { page } = await site.open(POST, PHONE);
    const width = await page.evaluate((tag) => {
      const frame = Object.assign(document.createElement(tag), { className: tag === "div" ? "table-frame" : "" });
      const cell = frame
        .appendChild(document.createElement("table"))
        .appendChild(document.createElement("tbody"))
        .insertRow()
        .insertCell();
      const words = Object.assign(document.createElement("span"), {
        className: "visually-hidden",
        textContent: "in new tab",
      });
      cell.append("lamp".repeat(200), words);
      cell.style.whiteSpace = "nowrap";
      document.querySelector(".prose")!.append(frame);
      return document.documentElement.scrollWidth;
    }, name);
    expect(width).toBe(390);
  },
);

describe("enlarging", () => {
  it.each(["Seven lamps", "The lighting desk"])("works by keyboard alone: %s", async (name) => {
    const { page, faults } = await site.open(PAGE);
    const button = page.getByRole("button", { name: `Enlarge: ${name}` }).first();
    await button.focus();
    const before = (await button.locator("xpath=..").boundingBox())!;
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name });
    await dialog.waitFor();
    const shown = dialog.locator("img, .drawing").first();
    await shown.evaluate((element) => (element instanceof HTMLImageElement ? element.decode() : undefined));
    const after = (await shown.boundingBox())!;
    expect(after.width).toBeGreaterThan(before.width);
    expect(after.y + after.height).toBeLessThanOrEqual(900);
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe("Close");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
  });

  it("works by touch and without a connection, shows a drawing larger than the window, and closes by its button", async () => {
    const { page } = await site.open(POST, PHONE);
    await page.context().setOffline(true);
    await page.locator(".drawing").first().tap();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect((await dialog.locator(".drawing").boundingBox())!.width).toBeGreaterThan(700);
    await dialog.getByRole("button", { name: "Close" }).tap();
    await dialog.waitFor({ state: "detached" });
  });
});
