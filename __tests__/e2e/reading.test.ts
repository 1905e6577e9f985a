import { Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await Site.start();
});
afterAll(() => site.stop());

const POST = "/blog/rails-postgresql-array";

describe("navigation", () => {
  it("goes to the top of the next page, to a fragment, and stays where it is when only the query changes", async () => {
    const { page } = await site.open(POST);
    await page.evaluate("window.scrollTo(0, 1500)");
    await page.evaluate("___navigate('/blog')");
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    await page.waitForFunction("window.scrollY === 0");
    await page.evaluate(`___navigate('${POST}#the-model')`);
    await page.waitForFunction("Math.abs(document.getElementById('the-model')?.getBoundingClientRect().top - 76) < 40");
    const before = await page.evaluate("window.scrollY");
    await page.evaluate("___navigate('?x=1#the-model', { replace: true })");
    await page.waitForFunction("location.search === '?x=1'");
    expect(await page.evaluate("window.scrollY")).toBe(before);
    await page.context().close();
  });

  it("follows links in a text without loading the page anew, and leaves others to the browser", async () => {
    const { page } = await site.open("/docs/intro");
    await page.evaluate("window.notReloaded = true");
    await page.locator("[data-prose] a[href='/docs/markhope/quickstart']").first().click();
    await page.waitForURL("**/docs/markhope/quickstart");
    expect(await page.evaluate("window.notReloaded")).toBe(true);
    await page.context().close();
  });

  it("prefetches no page for a visitor who saves data", async () => {
    const { page } = await site.open("/about/");
    await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/blog`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Projects" }).first().hover();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => /^\/page-data\/(?!sq\/|app-data|blog\/page-data)/.test(path))).toEqual([]);
    await page.context().close();
  });
});

describe("a post", () => {
  it.each(["h1", "p"])("reads a %s in Arabic from right to left, with its full stop at the left", async (name) => {
    const { page } = await site.open("/docs/intro");
    const isInOrder = await page
      .locator(`main ${name}`)
      .first()
      .evaluate((element) => {
        element.textContent = "مرحبا.";
        const leftOf = (index: number): number => {
          const range = document.createRange();
          range.setStart(element.firstChild!, index);
          range.setEnd(element.firstChild!, index + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(5) < leftOf(4);
      });
    expect(isInOrder).toBe(true);
    await page.context().close();
  });

  it("marks the section being read in its table of contents", async () => {
    const { page } = await site.open(POST);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link", { name: "Counting by element" }).click();
    await contents.locator("a[aria-current='location']", { hasText: "Counting by element" }).waitFor();
    await page.context().close();
  });

  it("reserves the place of every picture and loads those below the first window when they come near", async () => {
    const { page } = await site.open("/blog");
    const pictures = await page.$$eval("main img", (images) =>
      images.map((image) => ({
        sized: image.hasAttribute("width") && image.hasAttribute("height"),
        lazy: image.getAttribute("loading") === "lazy",
        top: image.getBoundingClientRect().top,
      })),
    );
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
    expect(pictures.filter(({ lazy, top }) => !lazy && top > 900)).toEqual([]);
    await page.context().close();
  });
});
