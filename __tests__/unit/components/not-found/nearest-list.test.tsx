import { act, render } from "@testing-library/react";
import React from "react";
import { NearestList } from "../../../../src/components/not-found/nearest-list";

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
