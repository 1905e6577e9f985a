import { finishNavigation, startNavigation } from "../../../../src/browser/navigation";
import { announceRouteChange } from "../../../../src/browser/route-change";
import { watchNavigations, type Navigation } from "../../../../src/services/firebase/navigations";

let heard: Navigation[];
let stop: () => void;
let resources: { name: string; startTime: number }[];

beforeAll(startNavigation);
beforeEach(() => {
  heard = [];
  resources = [];
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  performance.getEntriesByType = () => resources as unknown as PerformanceEntryList;
  stop = watchNavigations((navigation) => heard.push(navigation));
});
afterEach(() => stop());

/** Follows a link, as Gatsby's does. */
function click(path: string): void {
  document.body.innerHTML = `<a href="${path}">x</a>`;
  const link = document.body.firstElementChild!;
  link.addEventListener("click", (event) => event.preventDefault());
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

function arrive(path: string): void {
  history.pushState(null, "", path);
  finishNavigation(location);
  announceRouteChange();
}

describe("navigations", () => {
  it("are timed from the click until the page is shown, and say where its data came from and what asked for it", () => {
    resources = [{ name: "https://a.example/page-data/about/page-data.json", startTime: performance.now() }];
    click("/blog");
    arrive("/blog");
    history.replaceState(null, "", "/about/");
    window.dispatchEvent(new PopStateEvent("popstate"));
    resources.push({ name: "https://a.example/page-data/about/page-data.json", startTime: performance.now() });
    announceRouteChange();
    expect(heard.map(({ path, by, data }) => [path, by, data])).toEqual([
      ["/blog", "link", "ready"],
      ["/about/", "history", "loaded"],
    ]);
    for (const { from, to } of heard) expect(to).toBeGreaterThanOrEqual(from);
  });

  it("to another place of the same page are none, nor is the first page", () => {
    announceRouteChange();
    click("/#place");
    arrive("/#place");
    expect(heard).toEqual([]);
  });

  it("begin anew when another page is asked for meanwhile", async () => {
    click("/slow");
    await new Promise((resolve) => setTimeout(resolve, 20));
    const from = performance.now();
    click("/about/");
    arrive("/about/");
    expect(heard).toHaveLength(1);
    expect(heard[0]!.from).toBeGreaterThanOrEqual(from);
  });

  it("are not heard of any more when that is stopped", () => {
    stop();
    click("/about/");
    arrive("/about/");
    expect(heard).toEqual([]);
  });
});
