import { announceRouteChange } from "../../../../src/browser/route-change";
import { watchNavigations, type Navigation } from "../../../../src/services/firebase/navigations";

let heard: Navigation[];
let stop: () => void;
const loadPage = jest.fn();
const known = new Set<string>();

beforeEach(() => {
  history.replaceState(null, "", "/");
  heard = [];
  known.clear();
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  Object.assign(window, {
    ___loader: { loadPage, loadPageSync: (path: string) => (known.has(path) ? { page: {} } : undefined) },
  });
  stop = watchNavigations((navigation) => heard.push(navigation));
});
afterEach(() => stop());

function arrive(path: string): void {
  history.pushState(null, "", path);
  announceRouteChange();
}

describe("navigations", () => {
  it("are timed from asking for the page until it is shown", () => {
    void window.___loader.loadPage("/about/");
    expect(loadPage).toHaveBeenCalledWith("/about/");
    arrive("/about/");
    expect(heard).toEqual([expect.objectContaining({ path: "/about/", by: "link", data: "loaded" })]);
    expect(heard[0]!.to).toBeGreaterThanOrEqual(heard[0]!.from);
  });

  it("say whether the page was there already, and whether the history asked for it", () => {
    known.add("/blog");
    void window.___loader.loadPage("/blog");
    arrive("/blog");
    history.replaceState(null, "", "/about/");
    window.dispatchEvent(new PopStateEvent("popstate"));
    void window.___loader.loadPage("/about/");
    announceRouteChange();
    expect(heard.map(({ path, by, data }) => [path, by, data])).toEqual([
      ["/blog", "link", "ready"],
      ["/about/", "history", "loaded"],
    ]);
  });

  it("to another place of the same page are none, nor is the first page", () => {
    announceRouteChange();
    void window.___loader.loadPage("/");
    arrive("/#place");
    expect(heard).toEqual([]);
  });

  it("begin anew when another page is asked for meanwhile", async () => {
    void window.___loader.loadPage("/slow");
    await new Promise((resolve) => setTimeout(resolve, 20));
    const from = performance.now();
    void window.___loader.loadPage("/about/");
    arrive("/about/");
    expect(heard).toHaveLength(1);
    expect(heard[0]!.from).toBeGreaterThanOrEqual(from);
  });

  it("are not heard of any more when that is stopped", () => {
    stop();
    expect(window.___loader.loadPage).toBe(loadPage);
    void window.___loader.loadPage("/about/");
    arrive("/about/");
    expect(heard).toEqual([]);
  });
});
