import { startLinks } from "../../../src/browser/links";
import { navigate, resetGatsby, setPathPrefix } from "../../stand-ins/gatsby";

const hovering = jest.fn();
let stop: () => void = () => undefined;

/** Starts with a page of one link, as compiled text has it. */
function start(link: string, prefix = "") {
  setPathPrefix(prefix);
  window.___loader.hovering = hovering;
  window.history.replaceState(null, "", `${prefix}/blog/here`);
  document.body.innerHTML = `<div data-prose><p>${link}</p></div>`;
  stop = startLinks();
  return document.querySelector("a")!;
}

/** Clicks and tells whether the browser is left to follow the link. */
function click(target: Element, options: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...options });
  target.dispatchEvent(event);
  const left = !event.defaultPrevented;
  event.preventDefault();
  return left;
}

afterEach(() => {
  stop();
  resetGatsby();
  hovering.mockClear();
  document.body.innerHTML = "";
});

describe("a link in compiled text", () => {
  it.each([
    ["/docs/intro", "/docs/intro"],
    ["/search?q=a#end", "/search?q=a#end"],
    ["/blog/here", "/blog/here"],
    ["/docs/1.0", "/docs/1.0"],
    ["there", "/blog/there"],
  ])("to %s changes the page without loading it whole", (href, to) => {
    expect(click(start(`<a href="${href}">x</a>`))).toBe(false);
    expect(navigate.mock.calls).toEqual([[to, { replace: to === "/blog/here" }]]);
  });

  it("does so from an element inside it", () => {
    const link = start('<a href="/docs/intro"><code>x</code></a>');
    expect(click(link.firstElementChild!)).toBe(false);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it("gives Gatsby the path without the site's prefix", () => {
    expect(click(start('<a href="/site/docs/intro#a">x</a>', "/site"))).toBe(false);
    expect(navigate.mock.calls).toEqual([["/docs/intro#a", { replace: false }]]);
  });

  it.each([
    ["to another site", '<a href="https://example.com/docs">x</a>'],
    ["to a new tab", '<a href="/docs/intro" target="_blank">x</a>'],
    ["to a download", '<a href="/docs/intro" download>x</a>'],
    ["to a file", '<a href="/static/1a2b/paper.pdf">x</a>'],
    ["to the feed", '<a href="/blog/rss.xml">x</a>'],
    ["to a heading of this page", '<a href="#setup">x</a>'],
    ["to a heading of this page by its path", '<a href="/blog/here#setup">x</a>'],
    ["to a mail program", '<a href="mailto:a@example.com">x</a>'],
    ["without an address", "<a>x</a>"],
  ])("%s is left to the browser", (_, html) => {
    expect(click(start(html))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("outside the prefix of the site is left to the browser", () => {
    expect(click(start('<a href="/other">x</a>', "/site"))).toBe(true);
  });

  it.each([
    ["the control key", { ctrlKey: true }],
    ["the command key", { metaKey: true }],
    ["the shift key", { shiftKey: true }],
    ["the alt key", { altKey: true }],
    ["the middle button", { button: 1 }],
  ])("clicked with %s is left to the browser", (_, options) => {
    expect(click(start('<a href="/docs/intro">x</a>'), options)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("whose click somebody else has handled is left alone", () => {
    const link = start('<a href="/docs/intro">x</a>');
    link.addEventListener("click", (event) => event.preventDefault());
    click(link);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("elsewhere", () => {
  it("links answer their clicks themselves", () => {
    start("");
    document.body.innerHTML = '<nav><a href="/docs/intro">x</a></nav>';
    expect(click(document.querySelector("a")!)).toBe(true);
  });

  it("nothing happens once it is stopped", () => {
    const link = start('<a href="/docs/intro">x</a>');
    stop();
    link.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    expect(click(link)).toBe(true);
    expect(hovering).not.toHaveBeenCalled();
  });
});

describe("pointing at a link", () => {
  const pointAt = (html: string) => {
    start(html).dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    return hovering.mock.calls;
  };

  it("loads the page it leads to", () => {
    expect(pointAt('<a href="/docs/intro#a">x</a>')).toEqual([["/docs/intro"]]);
  });

  it.each(["https://example.com", "/static/1a/paper.pdf", "mailto:a@example.com"])("loads nothing of %s", (href) => {
    expect(pointAt(`<a href="${href}">x</a>`)).toEqual([]);
  });

  it.each(["mouseover", "touchstart", "focusin"])(
    "does so outside of texts too, by %s, but for the page itself",
    (type) => {
      start("");
      document.body.innerHTML = '<nav><a href="/docs/intro"><b>x</b></a><a href="/blog/here">here</a></nav>';
      for (const element of document.querySelectorAll("b, a"))
        element.dispatchEvent(new Event(type, { bubbles: true }));
      expect(new Set(hovering.mock.calls.flat())).toEqual(new Set(["/docs/intro"]));
    },
  );
});
