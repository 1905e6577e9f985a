import type React from "react";
import type { Page } from "../../../src/browser/page-source";
import { startPagesAhead } from "../../../src/browser/pages-ahead";
import { announceRouteChange } from "../../../src/browser/route-change";
import { resetGatsby, setPathPrefix } from "../../stand-ins/gatsby";
import { Media } from "../../stand-ins/media";

const mockMade = jest.fn((_: React.ReactElement | null) => undefined);
jest.mock("../../../src/components/layout/page-stage", () => ({ makePageAhead: (page: never) => mockMade(page) }));
const mockLoaded = jest.fn<Promise<Page | undefined>, [string]>();
jest.mock("../../../src/browser/prefetch", () => ({ pageAhead: (path: string) => mockLoaded(path) }));

const Component = () => null;
const page = (path: string, more: Partial<Page> = {}): Page => ({
  page: { path, webpackCompilationHash: "this build" },
  component: { default: Component },
  json: { data: { title: path }, pageContext: {} },
  ...more,
});

let stop: () => void = () => undefined;
let moves = 0;

function start(html: string) {
  Media.install();
  document.body.innerHTML = html;
  stop = startPagesAhead();
  mockMade.mockClear();
}

/** Moves the pointer over an element, to a place where it has not been. */
function point(selector: string, { pointerType = "mouse", clientX = (moves += 1) } = {}) {
  const event = Object.assign(new MouseEvent("pointerover", { bubbles: true, clientX }), { pointerType });
  document.querySelector(selector)!.dispatchEvent(event);
}

const rest = (ms = 50) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  window.___webpackCompilationHash = "this build";
  window.history.replaceState(null, "", "/here");
  mockLoaded.mockReset().mockImplementation((path) => Promise.resolve(page(path)));
});
afterEach(() => {
  stop();
  resetGatsby();
  jest.useRealTimers();
});

const LINKS = '<a id="one" href="/one?a=b#c"><b>One</b></a> <a id="two" href="/two">Two</a> <p>Text</p>';

describe("the page of a link on which a mouse rests", () => {
  it("is made with what Gatsby will give it", async () => {
    start(LINKS);
    point("b");
    await rest(49);
    expect(mockMade).not.toHaveBeenCalled();
    await rest(1);
    const [[made]] = mockMade.mock.calls as [[React.ReactElement<{ location: URL }>]];
    expect(made).toMatchObject({ type: Component, key: "/one", props: { path: "/one", data: { title: "/one" } } });
    expect(made.props.location.search).toBe("?a=b");
  });

  it("is known to Gatsby by its path within the site, encoded", async () => {
    setPathPrefix("/site");
    mockLoaded.mockResolvedValue(page("/größe"));
    start('<a href="/site/größe">x</a>');
    point("a");
    await rest();
    expect(mockMade.mock.calls[0]![0]!.key).toBe("/gr%C3%B6%C3%9Fe");
  });

  it("is made of a component that is its module's only export", async () => {
    mockLoaded.mockResolvedValue(page("/one", { component: Component }));
    start(LINKS);
    point("a");
    await rest();
    expect(mockMade.mock.calls[0]![0]!.type).toBe(Component);
  });

  it("is made once, however the mouse moves on the link", async () => {
    start(LINKS);
    point("b");
    await rest();
    point("#one");
    await rest();
    expect(mockMade).toHaveBeenCalledTimes(1);
  });

  it("is let go of when the mouse leaves it", async () => {
    start(LINKS);
    point("#one");
    await rest();
    point("p");
    expect(mockMade).toHaveBeenLastCalledWith(null);
    point("#two");
    await rest();
    expect(mockMade.mock.calls.map(([one]) => one?.key)).toEqual(["/one", undefined, "/two"]);
  });

  it("is made again when the mouse moves on the link after the page has changed and come back", async () => {
    start(LINKS);
    point("#one");
    await rest();
    announceRouteChange();
    point("b");
    await rest();
    expect(mockMade.mock.calls.map(([one]) => one?.key)).toEqual(["/one", undefined, "/one"]);
  });

  it("is not made when the mouse has gone before it is loaded", async () => {
    let bring: (page: Page) => void = () => undefined;
    mockLoaded.mockReturnValue(new Promise((resolve) => (bring = resolve)));
    start(LINKS);
    point("#one");
    await rest();
    point("p");
    bring(page("/one"));
    await rest();
    expect(mockMade).not.toHaveBeenCalled();
  });

  it("is made where the mouse was there before this code", async () => {
    document.body.innerHTML = LINKS;
    const all = jest.spyOn(document, "querySelectorAll");
    all.mockReturnValueOnce([document.body, document.querySelector("b")] as never);
    Media.install().set("(hover: hover)", true);
    stop = startPagesAhead();
    mockMade.mockClear();
    await rest();
    expect(mockMade.mock.calls[0]![0]!.key).toBe("/one");
    all.mockRestore();
  });
});

describe("no page is made", () => {
  it.each([
    ["of a link that is passed over", () => (point("#one"), point("p"))],
    ["of a touched link", () => point("#one", { pointerType: "touch" })],
    ["beside a link", () => point("p")],
    [
      "of a link that has come under a mouse at rest",
      () => {
        point("p", { clientX: -1 });
        point("#one", { clientX: -1 });
      },
    ],
    ["of one that could not be loaded", () => (mockLoaded.mockResolvedValue(undefined), point("#one"))],
    ["of one that does not exist", () => (mockLoaded.mockResolvedValue(page("/404.html")), point("#one"))],
    [
      "of another build",
      () => {
        mockLoaded.mockResolvedValue(page("/one", { page: { path: "/one", webpackCompilationHash: "other" } }));
        point("#one");
      },
    ],
    ["once it is stopped", () => (stop(), point("#one"))],
  ])("%s", async (_, act) => {
    start(LINKS);
    act();
    await rest();
    expect(mockMade.mock.calls.filter(([one]) => one)).toEqual([]);
  });

  it.each(["/here#end", "https://example.com/one", "/paper.pdf", "#end"])("of a link to %s", async (href) => {
    start(`<a href="${href}">x</a>`);
    point("a");
    await rest();
    expect(mockLoaded).not.toHaveBeenCalled();
  });
});
