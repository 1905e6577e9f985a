import { serve } from "../../scripts/serve";
import { freePort } from "../e2e/site";

let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  stop = await serve(port);
});
afterAll(() => stop());

/** Asks for an address and does not follow redirects. */
const ask = (address: string): Promise<Response> => fetch(origin + address, { redirect: "manual" });

/** The listed form of each route, and words of its heading. */
const ROUTES: [string, string][] = [
  ["/", "Web applications"],
  ["/about/", "About"],
  ["/projects/", "Projects"],
  ["/resume/", "Wren Calloway"],
  ["/privacy/", "Privacy"],
  ["/contact/", "Contact"],
  ["/contact/contact", "Contact"],
  ["/search", "Search"],
  ["/blog", "Blog"],
  ["/blog/page/2", "Blog"],
  ["/blog/archive", "Archive"],
  ["/blog/authors", "Authors"],
  ["/blog/authors/wren", "Wren Calloway"],
  ["/blog/tags", "Tags"],
  ["/blog/tags/rails", "posts tagged with"],
  ["/blog/hithere", "lighting desk"],
  ["/docs", "Documentation"],
  ["/docs/intro", "Documentation"],
  ["/docs/category/markhope", "MarkHope"],
  ["/docs/markhope/intro", "MarkHope"],
  ["/docs/markhope/quickstart", "Quickstart"],
  ["/docs/markhope/ci-cd", "Continuous integration"],
  ["/docs/markhope/contribution", "Contribut"],
  ["/docs/markhope/github-actions-setup", "GitHub Actions"],
];

const otherForm = (route: string): string => (route.endsWith("/") ? route.slice(0, -1) : `${route}/`);

describe("routes", () => {
  it.each(ROUTES)("%s answers directly", async (route, heading) => {
    const response = await ask(route);
    expect(response.status).toBe(200);
    const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1];
    expect(h1).toContain(heading);
  });

  it.each(ROUTES.map(([route]) => route).filter((route) => route !== "/"))(
    "the form of %s with or without the final slash answers too",
    async (route) => {
      const response = await ask(otherForm(route));
      expect([200, 301]).toContain(response.status);
    },
  );

  it.each(["/nope", "/blog/nope", "/docs/nope", "/blog/page/1", "/blog/page/3"])("%s is not found", async (route) => {
    const response = await ask(route);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Page Not Found");
  });

  it.each([
    ["/index.html", "/"],
    ["/blog/hithere.html", "/blog/hithere"],
    ["/about/index.html", "/about/"],
    ["/docs/intro/index.html?x=1", "/docs/intro/?x=1"],
  ])("%s leads to %s for good", async (address, target) => {
    const response = await ask(address);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(target);
  });

  it("keeps hashed files and asks anew for pages", async () => {
    const html = await ask("/blog");
    expect(html.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const text = await html.text();
    for (const [, file] of [/src="(\/app-[^"]+\.js)"/, /data-href="([^"]+\.css)"/].map((named) => named.exec(text)!)) {
      const hashed = await ask(file!);
      expect([file, hashed.headers.get("cache-control")]).toEqual([file, expect.stringContaining("immutable")]);
    }
  });
});
