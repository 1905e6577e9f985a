import { OfflineHost } from "../e2e/offline/offline-host";
import { startFirefox } from "./firefox";
import { until, type Visitor } from "./visitor";
import { startWebKit } from "./webkit";

const POST = "/blog/rails-postgresql-array";
const OTHER = "/blog/how-i-use-my-raspberry-pi";

const navbarTop = "Math.round(document.querySelector('.navbar').getBoundingClientRect().top)";

describe.each([
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
])("in %s", (_, start) => {
  let host: OfflineHost;
  let visitor: Visitor;
  beforeAll(async () => {
    host = await OfflineHost.start();
    visitor = await start();
  });
  afterAll(async () => {
    await visitor?.close();
    await host?.stop();
  });
  beforeEach(() => {
    host.heal();
    visitor.messages.length = 0;
  });
  afterEach(async () => {
    // Collects what WebKit has recorded.
    await visitor.evaluate("true");
    expect(visitor.messages).toEqual([]);
  });

  const open = (path: string) => visitor.open(host.origin + path);
  const mainLink = (path: string) => `nav[aria-label="Main"] a[href="${path}"]`;
  const isPage = (path: string) => until(visitor, `location.pathname === ${JSON.stringify(path)}`);
  const titleHas = (text: string) => until(visitor, `document.title.includes(${JSON.stringify(text)})`);
  const dialog = (condition: string) => until(visitor, `document.querySelector("dialog[open]")${condition}`);

  /** Types into the search dialog, and follows the first hit once it leads to this page. */
  async function searchFor(words: string, path: string): Promise<void> {
    await visitor.press("/");
    await until(visitor, "document.activeElement.matches('dialog[open] input')");
    await visitor.type(words);
    await until(visitor, `document.querySelector("[role=option] a[href*='${path}']")`);
    await visitor.press("Enter");
    await isPage(path);
  }

  it("moves between pages without loading them whole, from the top, and back to where it was", async () => {
    await open(POST);
    await visitor.evaluate("void (window.sameDocument = true)");
    await visitor.evaluate("scrollTo({ top: 1400, behavior: 'instant' })");
    await until(visitor, `${navbarTop} < 0`);
    await visitor.evaluate("scrollTo({ top: 1200, behavior: 'instant' })");
    await until(visitor, `${navbarTop} === 0`);
    await visitor.click(mainLink("/blog"));
    await titleHas("Blog");
    await until(visitor, "scrollY === 0");
    await visitor.back();
    await isPage(POST);
    await until(visitor, "Math.abs(scrollY - 1200) <= 5");
    expect(await visitor.evaluate("window.sameDocument === true")).toBe(true);
  });

  it("fetches the data of a page before its link is followed", async () => {
    await open("/about/");
    host.requests = [];
    const fetched = host.until((requests) => requests.some((path) => path.includes("page-data/projects")));
    await visitor.hover(mainLink("/projects/"));
    await fetched;
    expect(await visitor.evaluate("location.pathname")).toBe("/about/");
  });

  it("finds a page by the keyboard alone, and follows the hit", async () => {
    await open("/about/");
    await searchFor("postgresql array", POST);
    await until(visitor, "!document.querySelector('dialog[open]')");
  });

  it("has results at an address of the search page", async () => {
    await open("/search?q=raspberry");
    await until(visitor, `document.querySelector(".search-results a[href^='${OTHER}']")`);
  });

  it("keeps the colour mode that was chosen", async () => {
    await open("/about/");
    const toggle = "button[aria-label*='mode']";
    const choice = () => visitor.evaluate<string>("document.documentElement.dataset.themeChoice");
    expect(await choice()).toBe("system");
    await visitor.click(toggle);
    await until(visitor, "document.documentElement.dataset.themeChoice === 'light'");
    await visitor.click(toggle);
    await until(visitor, "document.documentElement.dataset.theme === 'dark'");
    await visitor.reload();
    expect(await choice()).toBe("dark");
    await visitor.click(toggle);
    await until(visitor, "document.documentElement.dataset.themeChoice === 'system'");
  });

  it("shows the tab that is chosen, in each list of its group", async () => {
    await open("/kitchen-sink/");
    await visitor.click(".tabs [role=tab][aria-selected=false]");
    await until(visitor, "document.activeElement.matches('[role=tab][aria-selected=true]')");
    expect(
      await visitor.evaluate(
        "[...document.querySelectorAll('.tabs')].every((tabs) => tabs.querySelectorAll(':scope > .tab-panel[data-active]').length === 1)",
      ),
    ).toBe(true);
  });

  it("enlarges a picture, and Escape gives the focus back to it", async () => {
    await open("/kitchen-sink/");
    await visitor.click(".zoom-button");
    await dialog(".querySelector('img').naturalWidth > 0");
    await visitor.press("Escape");
    await until(visitor, "!document.querySelector('dialog[open]') && document.activeElement.matches('.zoom-button')");
  });

  it("has the menu in a narrow window, which closes when a link is followed", async () => {
    await open("/about/");
    await visitor.resize(390, 844);
    await visitor.click("button[aria-label='Toggle navigation bar']");
    await dialog("");
    await visitor.click("dialog[open] a[href='/blog']");
    await isPage("/blog");
    await until(visitor, "!document.querySelector('dialog[open]')");
    await visitor.back();
    await isPage("/about/");
    await visitor.resize(1280, 900);
  });

  it("draws the symbols of links as high as wide", async () => {
    await open("/about/");
    const sizes = "[...document.querySelectorAll('.sprite-icon')].map((icon) => icon.getBoundingClientRect())";
    expect(await visitor.evaluate(`${sizes}.filter(({ width, height }) => width !== height)`)).toEqual([]);
  });

  it("lays a page out anew when the window becomes wider", async () => {
    for (const path of ["/about/", "/blog", "/blog"]) {
      await visitor.resize(820, 900);
      await open(path);
      await visitor.resize(1280, 900);
      await until(visitor, `document.querySelector(${JSON.stringify(mainLink("/blog"))}).offsetWidth > 0`);
    }
  });

  it("has the whole site in offline mode, by address, by link and by search", async () => {
    await open("/?offlineMode=true");
    await until(visitor, "document.body.textContent.includes('The whole site can be read offline now.')");
    host.goDown();
    await open(POST);
    await titleHas("array");
    await visitor.click(mainLink("/blog"));
    await titleHas("Blog");
    await searchFor("raspberry", OTHER);
  });
});
