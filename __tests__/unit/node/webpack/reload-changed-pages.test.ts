import type { Compiler, Stats } from "webpack";
import { ReloadChangedPages } from "../../../../src/node/webpack/reload-changed-pages";

/** Its pages by their paths, with the names of their code. */
interface Bundle {
  pages: Record<string, string>;
  errors?: boolean;
}

/** How often it is told that pages have changed, after some bundles. */
async function reloadsAfter(...bundles: Bundle[]): Promise<number> {
  const reload = jest.fn(async () => undefined);
  let pages: Record<string, string> = {};
  let end: (stats: Stats) => Promise<void>;
  const tapPromise = (_: string, done: typeof end) => void (end = done);
  const list = () => Object.entries(pages).map(([path, componentChunkName]) => ({ path, componentChunkName }));
  new ReloadChangedPages(list, reload).apply({ hooks: { done: { tapPromise } } } as unknown as Compiler);
  for (const bundle of bundles) {
    pages = bundle.pages;
    await end!({ hasErrors: () => bundle.errors === true } as Stats);
  }
  return reload.mock.calls.length;
}

describe("ReloadChangedPages", () => {
  it.each<[string, Bundle[], number]>([
    ["a page is shown by other code", [{ pages: { "/a": "data" } }, { pages: { "/a": "module" } }], 1],
    [
      "it is so after a bundle with errors",
      [{ pages: { "/a": "1" } }, { pages: { "/a": "2" }, errors: true }, { pages: { "/a": "2" } }],
      1,
    ],
    ["its code is bundled anew", [{ pages: { "/a": "data" } }, { pages: { "/a": "data" } }], 0],
    ["a page is new", [{ pages: {} }, { pages: { "/a": "data" } }], 0],
    ["a page is gone", [{ pages: { "/a": "data" } }, { pages: {} }], 0],
    ["its bundle has errors", [{ pages: { "/a": "data" } }, { pages: { "/a": "module" }, errors: true }], 0],
  ])("when %s", async (_, bundles, reloads) => {
    expect(await reloadsAfter(...bundles)).toBe(reloads);
  });
});
