import { isNotFound, type Loader, PageSource } from "../../../src/browser/page-source";

const page = (path: string) => ({ page: { path, webpackCompilationHash: "now" } });

function sourceOf(loadPage: jest.Mock, loadPageSync: jest.Mock = jest.fn()) {
  return new PageSource({ loadPage, loadPageSync } as unknown as Loader);
}

describe("a page", () => {
  it("is one whatever the query", async () => {
    const loadPage = jest.fn((path: string) => Promise.resolve(page(path)));
    expect(await sourceOf(loadPage).load("/search?q=a")).toEqual(page("/search"));
    expect(loadPage).toHaveBeenCalledWith("/search");
  });

  it.each([
    ["gives no page", () => Promise.resolve(undefined)],
    ["gives the record of a failure", () => Promise.resolve({ status: "error" })],
    ["throws", () => Promise.reject(new Error("no such template"))],
  ])("that the loader %s is asked for under a new name the next time", async (_, fail) => {
    const loadPage = jest.fn<Promise<unknown>, [string]>(fail);
    const source = sourceOf(loadPage);
    expect(await source.load("/blog")).toBeUndefined();
    loadPage.mockImplementation((path) => Promise.resolve(page(path)));
    expect(await source.load("/blog?a=1")).toEqual(page("/blog?retry=1"));
    expect(loadPage.mock.calls).toEqual([["/blog"], ["/blog?retry=1"]]);
  });

  it("that never comes is given up", async () => {
    jest.useFakeTimers();
    const loading = sourceOf(jest.fn(() => new Promise(() => undefined))).load("/blog");
    jest.advanceTimersByTime(30_000);
    jest.useRealTimers();
    expect(await loading).toBeUndefined();
  });

  it("in memory is given, and the record of a failure is not taken for one", () => {
    const source = sourceOf(
      jest.fn(),
      jest.fn((path: string) => (path === "/blog" ? page("/blog") : { status: "error" })),
    );
    expect(source.loaded("/blog?a=1")).toEqual(page("/blog"));
    expect(source.loaded("/docs")).toBeUndefined();
  });

  it("that is known not to exist is the not-found page", async () => {
    const loadPage = jest.fn((path: string) => Promise.resolve(page(path)));
    const source = sourceOf(loadPage);
    source.showNotFoundAt("/nope");
    const found = await source.load("/nope?a=1");
    expect(isNotFound(found!)).toBe(true);
    expect(loadPage.mock.calls).toEqual([["/404.html"]]);
  });
});

it("knows the errors that it has answered for", async () => {
  const error = new Error("no such template");
  const source = sourceOf(jest.fn(() => Promise.reject(error)));
  await source.load("/blog");
  expect([source.hasReported(error), source.hasReported(new Error("other")), source.hasReported("text")]).toEqual([
    true,
    false,
    false,
  ]);
});
