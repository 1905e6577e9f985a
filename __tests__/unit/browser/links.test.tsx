import { fireEvent, render } from "@testing-library/react";
import React from "react";
import { sitePath } from "../../../src/browser/links";
import { Html } from "../../../src/components/ui/html";
import { navigate, prefetchPathname, setPathPrefix } from "../../stand-ins/gatsby";

/** Shows a compiled text with one link. */
function start(link: string, prefix = "") {
  setPathPrefix(prefix);
  window.history.replaceState(null, "", `${prefix}/blog/here`);
  const { container } = render(<Html html={`<p>${link}</p>`} />);
  return container.querySelector("a")!;
}

/** Clicks and tells whether the browser is left to follow the link. */
function click(target: Element, options: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...options });
  let left = false;
  window.addEventListener(
    "click",
    () => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  target.dispatchEvent(event);
  return left;
}

it.each([
  ["/docs/intro", "/docs/intro"],
  ["/search?q=a#end", "/search?q=a#end"],
  ["/blog/here", "/blog/here"],
  ["/blog/here?page=2#end", "/blog/here?page=2#end"],
  ["/docs/1.0", "/docs/1.0"],
  ["there", "/blog/there"],
  ["/about/#100%", "/about/#100%25"],
])("navigates to %s without a page load", (href, to) => {
  expect(click(start(`<a href="${href}">x</a>`))).toBe(false);
  expect(navigate.mock.calls).toEqual([[to, { replace: to === "/blog/here" }]]);
});

it("navigates on a click on an element inside the link", () => {
  const link = start('<a href="/docs/intro"><code>x</code></a>');
  expect(click(link.firstElementChild!)).toBe(false);
  expect(navigate).toHaveBeenCalledTimes(1);
});

it("gives Gatsby the path without the path prefix", () => {
  expect(click(start('<a href="/site/docs/intro#a">x</a>', "/site"))).toBe(false);
  expect(navigate.mock.calls).toEqual([["/docs/intro#a", { replace: false }]]);
});

it.each([
  ["to another site", '<a href="https://example.com/docs">x</a>'],
  ["to a new tab", '<a href="/docs/intro" target="_blank">x</a>'],
  ["to a download", '<a href="/docs/intro" download>x</a>'],
  ["to a file", '<a href="/static/1a2b/paper.pdf">x</a>'],
  ["to a heading of this page", '<a href="#setup">x</a>'],
  ["to a heading of this page by its path", '<a href="/blog/here#setup">x</a>'],
  ["without an address", "<a>x</a>"],
])("leaves a link %s to the browser", (_, html) => {
  expect(click(start(html))).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it("leaves a link outside the path prefix to the browser", () => {
  expect(click(start('<a href="/other">x</a>', "/site"))).toBe(true);
});

it.each([
  ["the control key", { ctrlKey: true }],
  ["the command key", { metaKey: true }],
  ["the shift key", { shiftKey: true }],
  ["the alt key", { altKey: true }],
  ["the middle button", { button: 1 }],
])("leaves a click with %s to the browser", (_, options) => {
  expect(click(start('<a href="/docs/intro">x</a>'), options)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it("ignores a click that was handled already", () => {
  const link = start('<a href="/docs/intro">x</a>');
  link.addEventListener("click", (event) => event.preventDefault());
  click(link);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([fireEvent.mouseOver, fireEvent.focus])("prefetches a page on hover and focus", (point) => {
  point(start('<a href="/site/docs/intro#a">x</a>', "/site"));
  expect(prefetchPathname.mock.calls).toEqual([["/docs/intro"]]);
});

it("prefetches no other address", () => {
  fireEvent.mouseOver(start('<a href="/static/1a/paper.pdf">x</a>'));
  expect(prefetchPathname).not.toHaveBeenCalled();
});

it.each([
  ["/site", "/site/", "/"],
  ["/site", "/site", "/"],
  ["/site", "/site/site/blog", "/site/blog"],
  ["/a/b", "/a/b/docs/intro", "/docs/intro"],
])("with the prefix %s finds for the address %s the page %s", (prefix, pathname, expected) => {
  setPathPrefix(prefix);
  expect(sitePath(pathname)).toBe(expected);
});
