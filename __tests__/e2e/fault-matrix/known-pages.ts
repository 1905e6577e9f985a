import type { Site } from "../site";
import { expectReadable } from "./expectations";
import { inParallel } from "./run-trials";

/** One address of each template that asks for files of its own kind; the others are made of the same parts. */
const PAGE_TYPES = [
  "/",
  "/about/",
  "/projects/",
  "/search",
  "/blog",
  "/blog/rails-postgresql-array",
  "/docs/markhope/quickstart",
  "/404.html",
];

/** Pages that stand for the others where what happens does not depend on the page. */
const SAMPLE = ["/", "/blog/rails-postgresql-array"];

/** A page type with what it shows and asks for when nothing fails. */
export interface KnownPage {
  address: string;
  heading: string;
  /** Paths of what it asks for. */
  files: string[];
  isSample: boolean;
}

/** For this visitor nothing is loaded ahead, which would make other pages' files look like this one's. */
const SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";

/** Visits every page type once and notes its heading and its files. */
export function learnPages(site: Site): Promise<KnownPage[]> {
  return inParallel(site, PAGE_TYPES, async (address, visitor) => {
    const files = new Set<string>();
    await visitor.prepare(SAVES_DATA);
    await visitor.intercept("/*", (request) => {
      const { pathname } = request.url;
      if (/\.(js|json|avif|webp|jpe?g|png|woff2)$/.test(pathname)) files.add(pathname);
      return request.pass();
    });
    await visitor.open(address);
    const heading = await visitor.page.evaluate<string>("document.querySelector('h1').textContent");
    await expectReadable(visitor, heading);
    await visitor.page.waitForLoadState("networkidle");
    return { address, heading, files: [...files].sort(), isSample: SAMPLE.includes(address) };
  });
}
