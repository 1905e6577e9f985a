type Module = typeof import("../../../src/browser/scroll");

const place = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });
const scrollTo = jest.fn(({ top }: ScrollToOptions) => setTop(top!));
const setTop = (top: number) => Object.defineProperty(window, "scrollY", { configurable: true, value: top });
/** Enters a new entry, as the router does. */
const push = (path: string) => history.pushState({ key: path }, "", path);
const readTo = (top: number) => {
  setTop(top);
  window.dispatchEvent(new Event("scroll"));
};

let scroll: Module;
let stop: () => void;

function start() {
  jest.isolateModules(() => {
    scroll = jest.requireActual<Module>("../../../src/browser/scroll");
  });
  stop = scroll.startScroll();
}

beforeEach(() => {
  Object.defineProperty(history, "scrollRestoration", { configurable: true, writable: true, value: "auto" });
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  scrollTo.mockClear();
  setTop(0);
  start();
  push("/blog");
  scroll.arrive(null, place("/blog"));
});
afterEach(() => stop());

/** Follows a link. */
function follow(from: string, to: string) {
  scroll.leaveEntry();
  push(to);
  scroll.arrive(place(from), place(to));
}

describe("arriving", () => {
  it.each(["#%E0%A4%A", "#nowhere"])(
    "begins another page at its top, and leaves the same one as it is, where there is no heading: %s",
    (hash) => {
      readTo(700);
      push(`/blog${hash}`);
      scroll.arrive(place("/blog"), place("/blog", "", hash));
      expect(window.scrollY).toBe(700);
      push(`/docs${hash}`);
      scroll.arrive(place("/blog", "", hash), place("/docs", "", hash));
      expect(window.scrollY).toBe(0);
    },
  );

  it("by a heading's own link leaves the scrolling to the browser, and gives the entry a name", () => {
    history.pushState(null, "", "/blog#a");
    scroll.arrive(place("/blog"), place("/blog", "", "#a"));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(history.state).toEqual({ key: expect.stringMatching(/^own-\d+$/) });
  });
});

describe("a heading that is left again before its page has arrived", () => {
  const heading = { scrollIntoView: jest.fn(() => setTop(3000)) };

  /** The browser follows the link by itself: the entry has no key, and the page stands at the heading. */
  function followHeadingAndGoBack() {
    document.body.innerHTML = '<h2 id="a">A</h2>';
    Object.assign(document.querySelector("h2")!, heading);
    readTo(300);
    history.pushState(null, "", "/blog#a");
    window.dispatchEvent(new PopStateEvent("popstate"));
    const { state } = history;
    setTop(3000);
    history.replaceState({ key: "/blog" }, "", "/blog");
    window.dispatchEvent(new PopStateEvent("popstate"));
    window.dispatchEvent(new Event("scroll"));
    scroll.arrive(place("/blog"), place("/blog"));
    return state as { key: string };
  }

  it("does not take the place of what was read before", () => {
    followHeadingAndGoBack();
    expect(window.scrollY).toBe(300);
  });

  it("is where forward leads", () => {
    const state = followHeadingAndGoBack();
    history.replaceState(state, "", "/blog#a");
    window.dispatchEvent(new PopStateEvent("popstate"));
    scroll.arrive(place("/blog"), place("/blog", "", "#a"));
    expect(window.scrollY).toBe(3000);
  });
});

describe("a page that is not long enough yet", () => {
  /** Goes back to a page that was left at 700, and of which less than that is there. */
  function returnToShortPage() {
    readTo(700);
    follow("/blog", "/about");
    window.scrollTo = jest.fn(() => setTop(200)) as unknown as typeof window.scrollTo;
    history.replaceState({ key: "/blog" }, "", "/blog");
    scroll.arrive(place("/about"), place("/blog"));
  }

  beforeEach(() => jest.useFakeTimers());

  it("keeps its place when it is left meanwhile", () => {
    returnToShortPage();
    window.dispatchEvent(new Event("scroll"));
    window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
    follow("/blog", "/projects");
    expect(window.scrollY).toBe(0);
    history.replaceState({ key: "/blog" }, "", "/blog");
    scroll.arrive(place("/projects"), place("/blog"));
    expect(window.scrollY).toBe(700);
  });

  it.each([
    ["goes on from where the browser had to end", 400, 700],
    ["stays where the reader has gone", 300, 300],
  ])("after a reload %s", (_, reached, expected) => {
    Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: 1200 });
    Object.defineProperty(window, "innerHeight", { configurable: true, value: 800 });
    readTo(700);
    window.dispatchEvent(new Event("pagehide"));
    stop();
    setTop(reached);
    start();
    scroll.arrive(null, place("/blog"));
    expect(window.scrollY).toBe(expected);
  });
});

it("a step back is not followed by the browser's own scrolling, once the reader has scrolled", () => {
  expect(history.scrollRestoration).toBe("auto");
  readTo(700);
  expect(history.scrollRestoration).toBe("manual");
});

describe("leaving the site", () => {
  it("for another tab keeps the positions, and gives the scrolling back until the reader scrolls again", () => {
    readTo(700);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(JSON.parse(sessionStorage.getItem("scroll-positions")!)).toEqual([["/blog", 700]]);
    expect(history.scrollRestoration).toBe("auto");
  });

  it("keeps the newest positions for the tab, and gives the scrolling back to the browser", () => {
    readTo(700);
    for (let entry = 0; entry < 60; entry += 1) follow("/blog", `/page-${entry}`);
    expect(history.scrollRestoration).toBe("manual");
    window.dispatchEvent(new Event("pagehide"));
    expect(history.scrollRestoration).toBe("auto");
    expect(JSON.parse(sessionStorage.getItem("scroll-positions")!)).toHaveLength(50);
  });

  it("and coming back finds them, whatever else stands there", () => {
    readTo(700);
    follow("/blog", "/about");
    window.dispatchEvent(new Event("pagehide"));
    stop();
    const kept = JSON.parse(sessionStorage.getItem("scroll-positions")!) as unknown[];
    sessionStorage.setItem("scroll-positions", JSON.stringify([null, ["x"], ["/y", "z"], ...kept]));
    start();
    scroll.arrive(null, place("/about"));
    history.replaceState({ key: "/blog" }, "", "/blog");
    scroll.arrive(place("/about"), place("/blog"));
    expect(window.scrollY).toBe(700);
  });
});

it.each([
  ["another page", place("/blog"), place("/docs/intro"), true],
  ["another page with the same query", place("/a", "?q=x"), place("/b", "?q=x"), true],
  ["a heading of the same page", place("/blog"), place("/blog", "", "#setup"), true],
  ["the same link again", place("/blog", "", "#a"), place("/blog", "", "#a"), true],
  ["only another query", place("/search", "?q=a"), place("/search", "?q=ab"), false],
  ["a query taken away", place("/search", "?q=a"), place("/search"), false],
  ["another query and another heading", place("/search", "?q=a"), place("/search", "?q=b", "#x"), true],
])("shouldScroll to %s", (_, previous, next, expected) => {
  expect(scroll.shouldScroll(previous, next)).toBe(expected);
});
