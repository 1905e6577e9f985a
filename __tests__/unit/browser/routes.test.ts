import type { Loader, Page } from "../../../src/browser/page-source";

type Module = typeof import("../../../src/browser/routes");

const HASH = "this build";
const component = () => null;
const page = (path: string, webpackCompilationHash = HASH): Page => ({
  page: { path, webpackCompilationHash },
  component,
  json: {},
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

let routes: Module;
let load: jest.Mock<Promise<unknown>, [string]>;
const gatsbyNavigate = jest.fn();
const loadWholePage = jest.fn<Promise<boolean>, [string]>();
const reportFailure = jest.fn<Promise<void>, [string]>();

/** Starts on a page that has been put in place, as after a first visit. */
async function start(pagePath = "/about") {
  load = jest.fn((path: string) => Promise.resolve(page(path)));
  Object.assign(window, {
    pagePath,
    ___webpackCompilationHash: HASH,
    ___navigate: gatsbyNavigate,
    ___loader: {
      loadPage: load,
      loadPageSync: jest.fn(),
      hovering: jest.fn(),
      enqueue: jest.fn(),
    } as unknown as Loader,
  });
  history.replaceState(null, "", "/about");
  jest.isolateModules(() => {
    jest.doMock("../../../src/browser/whole-page", () => ({ loadWholePage }));
    jest.doMock("../../../src/browser/route-failure", () => ({ reportFailure, clearFailure: jest.fn() }));
    routes = jest.requireActual<Module>("../../../src/browser/routes");
  });
  routes.startRoutes();
}

/** What a visit has come to, for Gatsby: a page, or nothing so far. */
function outcome(path: string): { page?: unknown } {
  const result: { page?: unknown } = {};
  void window.___loader.loadPage(path).then((found) => (result.page = found));
  return result;
}

beforeEach(async () => {
  jest.spyOn(console, "warn").mockImplementation();
  gatsbyNavigate.mockReset();
  loadWholePage.mockReset().mockResolvedValue(false);
  reportFailure.mockReset().mockReturnValue(new Promise(() => undefined));
  document.documentElement.dataset.js = "";
  await start();
});
afterEach(() => jest.restoreAllMocks());

describe("the first page", () => {
  it("is given as it is: Gatsby reloads once by itself where it is of another build", async () => {
    load.mockResolvedValue(page("/about", "other build"));
    const visit = outcome("/about");
    await settle();
    expect(visit.page).toEqual(page("/about", "other build"));
  });

  it("that fails stays what its HTML is, without what needs scripting", async () => {
    load.mockResolvedValue(undefined);
    const visit = outcome("/about");
    await settle();
    expect(visit).toEqual({});
    expect(document.documentElement.hasAttribute("data-js")).toBe(false);
    expect(loadWholePage).not.toHaveBeenCalled();
  });

  it("that has not started yet is left for whole pages, by links and by Back", () => {
    window.___navigate("/blog?page=2#top");
    expect(gatsbyNavigate).not.toHaveBeenCalled();
    expect(loadWholePage).toHaveBeenLastCalledWith(`${location.origin}/blog?page=2#top`);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(loadWholePage).toHaveBeenLastCalledWith(location.href);
    loadWholePage.mockClear();
    routes.finishRoute();
    window.___navigate("/blog");
    expect(gatsbyNavigate).toHaveBeenCalledTimes(1);
    expect(loadWholePage).not.toHaveBeenCalled();
  });

  it("that does not exist is not asked for again", async () => {
    await start("/404.html");
    const visit = outcome("/about");
    await settle();
    expect([load.mock.calls, visit.page]).toEqual([[["/404.html"]], page("/404.html")]);
  });
});

it("navigation that Gatsby sets late, as it does while developing, is taken over too", () => {
  const late = (window.___navigate = jest.fn());
  routes.finishRoute();
  late.mockImplementation((to: string) => void window.___loader.loadPage(to.split("?")[0]!));
  loadWholePage.mockResolvedValue(true);
  load.mockResolvedValue(page("/blog", "other build"));
  window.___navigate("/blog?a=b");
  return settle().then(() => expect(loadWholePage).toHaveBeenCalledWith(expect.stringMatching(/\/blog\?a=b$/)));
});

describe("the next page", () => {
  beforeEach(() => routes.finishRoute());

  it("is given when it is there, but not if another one was asked for since", async () => {
    let bring: (value: unknown) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (bring = resolve)));
    const slow = outcome("/slow");
    const fast = outcome("/fast");
    await settle();
    bring(page("/slow"));
    await settle();
    expect([slow, fast]).toEqual([{}, { page: page("/fast") }]);
  });

  it("is not given once the reader has gone back", async () => {
    let bring: (value: unknown) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (bring = resolve)));
    const visit = outcome("/slow");
    window.dispatchEvent(new PopStateEvent("popstate"));
    bring(page("/slow"));
    await settle();
    expect(visit).toEqual({});
  });

  it.each([
    ["that fails", undefined],
    ["of another build", page("/blog", "other build")],
  ])("%s is loaded whole, with query and fragment", async (_, loaded) => {
    load.mockResolvedValue(loaded);
    loadWholePage.mockResolvedValue(true);
    gatsbyNavigate.mockImplementation((to: string) => void window.___loader.loadPage(to.split("#")[0]!));
    window.___navigate("/blog?a=1#b");
    await settle();
    expect(loadWholePage.mock.calls).toEqual([["http://localhost/blog?a=1#b"]]);
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it("that fails whole too is reported, and given when a later try brings it", async () => {
    let retry: () => void = () => undefined;
    load.mockResolvedValueOnce(undefined);
    reportFailure.mockReturnValueOnce(new Promise((resolve) => (retry = resolve)));
    const visit = outcome("/blog");
    await settle();
    expect([visit, reportFailure.mock.calls.length]).toEqual([{}, 1]);
    retry();
    await settle();
    expect(visit.page).toEqual(page("/blog?retry=1"));
  });

  it("is taken for one of this build where nobody can say", async () => {
    load.mockResolvedValue(page("/blog", ""));
    const visit = outcome("/blog");
    await settle();
    expect(visit.page).toEqual(page("/blog"));
  });

  it("is shown while developing too, where builds have no names", async () => {
    Object.assign(window, { ___webpackCompilationHash: undefined });
    load.mockResolvedValue(page("/blog", "123"));
    const visit = outcome("/blog");
    await settle();
    expect(visit.page).toEqual(page("/blog", "123"));
    expect(loadWholePage).not.toHaveBeenCalled();
  });
});

describe("code that does not come", () => {
  const reject = (reason: unknown) => {
    const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
    const reloading = jest.fn();
    window.addEventListener("unhandledrejection", reloading);
    window.dispatchEvent(event);
    window.removeEventListener("unhandledrejection", reloading);
    return [event.defaultPrevented, reloading.mock.calls.length];
  };

  it("is kept from Gatsby, which would reload the page again and again; other errors are not", () => {
    expect(reject(new Error("Loading chunk 12 failed.\n(error: /12.js)"))).toEqual([true, 0]);
    expect(reject(new Error("A mistake"))).toEqual([false, 1]);
  });
});
