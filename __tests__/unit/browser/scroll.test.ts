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

/** Starts as after a page load. The listeners of earlier starts stay, but are called first. */
function start() {
  jest.isolateModules(() => {
    scroll = jest.requireActual<Module>("../../../src/browser/scroll");
  });
  scroll.startScroll();
}

beforeEach(() => {
  Object.defineProperty(history, "scrollRestoration", { configurable: true, writable: true, value: "auto" });
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  scrollTo.mockClear();
  setTop(0);
  start();
  push("/blog");
  scroll.updateScroll(null, place("/blog"));
});

/** Follows a link. */
function follow(from: string, to: string) {
  scroll.leaveEntry();
  push(to);
  scroll.updateScroll(place(from), place(to));
}

it.each([
  ["another page to its top", place("/docs/intro"), 0],
  ["another page without the heading to its top", place("/docs", "", "#nowhere"), 0],
  ["a heading of the same page into view", place("/blog", "?q=x", "#setup"), 3000],
  ["the same address again to its top", place("/blog", "?q=x"), 0],
  ["nothing if only the query changes", place("/blog", "?q=y"), 700],
  ["a heading into view if the query changes too", place("/blog", "?q=y", "#setup"), 3000],
  ["nothing if the same page has no such heading", place("/blog", "?q=x", "#nowhere"), 700],
])("a link scrolls %s", (_, next, expected) => {
  document.body.innerHTML = '<h2 id="setup">Set-up</h2>';
  document.querySelector("h2")!.scrollIntoView = () => setTop(3000);
  readTo(700);
  push(`/new${next.pathname}`);
  scroll.updateScroll(place("/blog", "?q=x"), next);
  expect(window.scrollY).toBe(expected);
});

it("leaves the scrolling to the browser for a heading's own link, and names the new entry", () => {
  history.pushState(null, "", "/blog#a");
  scroll.updateScroll(place("/blog"), place("/blog", "", "#a"));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(history.state).toEqual({ key: expect.stringMatching(/^own-\d+$/) });
});

describe("the focus", () => {
  const byId = (id: string) => document.getElementById(id)!;
  const follow = (hash: string) => {
    push(`/docs${hash}`);
    scroll.updateScroll(place("/blog"), place("/docs", "", hash));
  };
  const goBack = () => {
    history.replaceState({ key: "/blog" }, "", "/blog");
    scroll.updateScroll(place("/docs"), place("/blog"));
  };
  /** Does what the router does after it has shown a page. Returns the id of the focused element. */
  const focusAsRouter = () => {
    byId("gatsby-focus-wrapper").focus();
    return document.activeElement!.id;
  };

  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
    document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">
      <a id="contact" href="/contact">Contact</a><h2 id="serve">Serve</h2><main id="main" tabindex="-1"></main>
    </div>`;
  });

  it("goes to the page on the way back if nothing has it", () => {
    goBack();
    expect(focusAsRouter()).toBe("gatsby-focus-wrapper");
    goBack();
    expect(focusAsRouter()).toBe("gatsby-focus-wrapper");
  });

  it.each(["main", "contact"])("goes to a focusable target, which stays unchanged: %s", (id) => {
    const html = byId(id).outerHTML;
    follow(`#${id}`);
    expect(focusAsRouter()).toBe(id);
    byId("main").blur();
    byId("contact").blur();
    expect(byId(id).outerHTML).toBe(html);
  });

  it("goes to the page after a link without a heading, also if it was kept before", () => {
    byId("contact").focus();
    goBack();
    expect(focusAsRouter()).toBe("contact");
    follow("");
    expect(focusAsRouter()).toBe("gatsby-focus-wrapper");
  });

  it("goes to the page if the heading cannot have it", () => {
    byId("serve").focus = () => undefined;
    follow("#serve");
    expect(focusAsRouter()).toBe("gatsby-focus-wrapper");
    expect(byId("serve")).not.toHaveAttribute("tabindex");
  });
});

describe("a heading that the reader leaves before its page is shown", () => {
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
    scroll.updateScroll(place("/blog"), place("/blog"));
    return state as { key: string };
  }

  it("does not replace the earlier position", () => {
    followHeadingAndGoBack();
    expect(window.scrollY).toBe(300);
  });

  it("is where Forward leads", () => {
    const state = followHeadingAndGoBack();
    history.replaceState(state, "", "/blog#a");
    window.dispatchEvent(new PopStateEvent("popstate"));
    scroll.updateScroll(place("/blog"), place("/blog", "", "#a"));
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
    scroll.updateScroll(place("/about"), place("/blog"));
  }

  beforeEach(() => jest.useFakeTimers());

  it("keeps its position if the reader leaves it meanwhile", () => {
    returnToShortPage();
    window.dispatchEvent(new Event("scroll"));
    window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
    follow("/blog", "/projects");
    expect(window.scrollY).toBe(0);
    history.replaceState({ key: "/blog" }, "", "/blog");
    scroll.updateScroll(place("/projects"), place("/blog"));
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
    setTop(reached);
    start();
    scroll.updateScroll(null, place("/blog"));
    expect(window.scrollY).toBe(expected);
  });
});

describe("when the reader leaves the site", () => {
  it("stores the positions and lets the browser restore them, until the reader scrolls again", () => {
    readTo(700);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(JSON.parse(sessionStorage.getItem("scroll-positions")!)).toEqual([["/blog", 700]]);
    expect(history.scrollRestoration).toBe("auto");
    readTo(800);
    expect(history.scrollRestoration).toBe("manual");
  });

  it("stores the newest 50 positions, the last of them for the page that is shown", () => {
    readTo(700);
    for (let entry = 0; entry < 60; entry += 1) follow("/blog", `/page-${entry}`);
    history.replaceState({ key: "/blog" }, "", "/blog");
    scroll.updateScroll(place("/page-59"), place("/blog"));
    window.dispatchEvent(new Event("pagehide"));
    const stored = JSON.parse(sessionStorage.getItem("scroll-positions")!) as unknown[];
    expect([stored.length, stored.at(-1)]).toEqual([50, ["/blog", 700]]);
  });

  it("finds the positions on return, among corrupt ones", () => {
    readTo(700);
    follow("/blog", "/about");
    window.dispatchEvent(new Event("pagehide"));
    const kept = JSON.parse(sessionStorage.getItem("scroll-positions")!) as unknown[];
    sessionStorage.setItem("scroll-positions", JSON.stringify([null, ["x"], ["/y", "z"], ...kept]));
    start();
    scroll.updateScroll(null, place("/about"));
    follow("/about", "/y");
    expect(window.scrollY).toBe(0);
    expect(history.scrollRestoration).toBe("manual");
    history.replaceState({ key: "/blog" }, "", "/blog");
    scroll.updateScroll(place("/y"), place("/blog"));
    expect(window.scrollY).toBe(700);
  });
});
