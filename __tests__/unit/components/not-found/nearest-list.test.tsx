import { act, render, screen, waitFor } from "@testing-library/react";
import React from "react";
import { NearestList } from "../../../../src/components/not-found/nearest-list";
import { navigate, setPathPrefix } from "../../../stand-ins/gatsby";

const answer = jest.fn();
beforeEach(() => {
  global.fetch = answer.mockClear();
});

const list = (...pages: [string, string][]) => ({ ok: true, json: async () => pages });

it("links to the pages with the most similar addresses, from the list below the path prefix", async () => {
  setPathPrefix("/garden");
  answer.mockResolvedValue(list(["/resume/", "Resume"], ["/blog/x", "Something else"]));
  render(<NearestList asked="/resumee" />);
  expect(await screen.findByRole("link", { name: /^Resume/ })).toHaveAttribute("href", "/garden/resume/");
  expect(screen.getByRole("region", { name: "Did you mean one of these?" })).toBeInTheDocument();
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(answer).toHaveBeenCalledWith("/garden/addresses.json", expect.anything());
});

it.each([
  ["no address is similar", () => answer.mockResolvedValue(list(["/blog/x", "Something else"]))],
  ["the list does not exist", () => answer.mockResolvedValue({ ok: false })],
  ["the network is down", () => answer.mockRejectedValue(new TypeError("Failed to fetch"))],
])("renders nothing if %s", async (_, prepare) => {
  prepare();
  const { container } = render(<NearestList asked="/resumee" />);
  await act(async () => undefined);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(container).toBeEmptyDOMElement();
});

it.each(["/blog/x.html", "/Blog/X", "//blog//x", "/blog/x/index.html"])(
  "replaces %s with the page that was meant",
  async (asked) => {
    answer.mockResolvedValue(list(["/blog/x", "A post"]));
    render(<NearestList asked={asked} />);
    await waitFor(() => expect(navigate.mock.calls).toEqual([["/blog/x", { replace: true }]]));
  },
);
