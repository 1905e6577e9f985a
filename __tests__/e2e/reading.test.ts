import { Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await Site.start();
});
afterAll(() => site.stop());

const POST = "/blog/rails-postgresql-array";

describe("navigation", () => {
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
  it("has headings and text in Arabic from right to left, with the full stop at the left", async () => {
    const { page } = await site.open("/docs/intro");
    const isInOrder = (element: Element): boolean => {
      element.textContent = "مرحبا.";
      const leftOf = (index: number): number => {
        const range = document.createRange();
        range.setStart(element.firstChild!, index);
        range.setEnd(element.firstChild!, index + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(5) < leftOf(4);
    };
    expect(await page.locator("main h1").evaluate(isInOrder)).toBe(true);
    expect(await page.locator("main p").first().evaluate(isInOrder)).toBe(true);
    await page.context().close();
  });

  it("marks the section being read in its table of contents", async () => {
    const { page } = await site.open(POST);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link", { name: "Counting by element" }).click();
    await contents.locator("a[aria-current='location']", { hasText: "Counting by element" }).waitFor();
    await page.context().close();
  });

  it("in the list loads a picture below the first window when it comes near", async () => {
    const { page } = await site.open("/blog");
    const pictures = await page.$$eval("main img", (images: HTMLImageElement[]) =>
      images.map((image) => ({ loading: image.loading, top: image.getBoundingClientRect().top })),
    );
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter(({ loading, top }) => loading !== "lazy" && top > 900)).toEqual([]);
    await page.context().close();
  });
});
