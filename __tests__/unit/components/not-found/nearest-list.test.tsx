import { act, render } from "@testing-library/react";
import React from "react";
import { NearestList } from "../../../../src/components/not-found/nearest-list";
import { navigate } from "../../../stand-ins/gatsby";

const list = (...pages: [string, string][]) => ({ json: async () => pages });

it.each([
  ["no address is similar", () => Promise.resolve(list(["/blog/x", "Something else"]))],
  ["the list does not exist", () => Promise.resolve({ json: () => Promise.reject(new SyntaxError("<!doctype")) })],
  ["the network is down", () => Promise.reject(new TypeError("Failed to fetch"))],
])("renders nothing if %s", async (_, answer) => {
  const fetch = jest.fn(answer);
  global.fetch = fetch as never;
  const { container } = render(<NearestList asked="/resumee" />);
  await act(async () => undefined);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(container).toBeEmptyDOMElement();
});

it.each([
  ["/Docs/Intro.HTML", "/docs/intro"],
  ["//docs//intro/index.html", "/docs/intro"],
  ["/about.html", "/about/"],
  ["/blog/%C3%9Cber", "/blog/über"],
  ["/docs/intro", undefined],
  ["/about", undefined],
  ["/404.html", undefined],
])("at %s leads to %s", async (asked, meant) => {
  const pages = list(["/docs/intro", "Intro"], ["/about/", "About"], ["/blog/über", "Über"]);
  global.fetch = jest.fn(() => Promise.resolve(pages)) as never;
  render(<NearestList asked={asked} />);
  await act(async () => undefined);
  expect(navigate.mock.calls).toEqual(meant ? [[meant, { replace: true }]] : []);
});
