import { DocSearchModal, type DocSearchTransformClient } from "@docsearch/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { createSearchClient, type DocSearchRequest } from "../../../../src/search/dialog/search-client";
import { repairAccessibility } from "../../../../src/search/dialog/repair-accessibility";
import { handleModalKey } from "../../../../src/search/dialog/search-modal";
import { prepareStoredSearches } from "../../../../src/search/dialog/stored-searches";
import { SearchUnavailable } from "../../../../src/search/engine";
import { Media } from "../../../stand-ins/media";
import { EngineStandIn, makeHit, makeResults } from "../../../stand-ins/search-engine";

const RECENT = "__DOCSEARCH_RECENT_SEARCHES__site";
const FAILED = "Unable to fetch results";

/** The types of DocSearch leave out what it passes. */
type Search = (request: { requests: DocSearchRequest[] }) => unknown;

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
});

function renderDocSearch(search: Search) {
  const transform = () => ({ search }) as unknown as DocSearchTransformClient;
  return render(
    <DocSearchModal appId="a" apiKey="b" indexName="site" initialScrollY={0} transformSearchClient={transform} />,
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = async (query: string, ms = 0) => {
  fireEvent.change(document.querySelector("input")!, { target: { value: query } });
  await wait(ms);
};
/** A hit in each of these groups. */
const groups = (...names: string[]) => names.map((lvl0) => makeHit(lvl0, { hierarchy: { lvl0 } }));

/** A client of the site, with an engine that answers when the test says so. */
function startClient() {
  const engine = new EngineStandIn();
  const events = { onAnswer: jest.fn(), onFailure: jest.fn() };
  const filters = { version: "1.0" };
  return { engine, ...events, client: createSearchClient(() => Promise.resolve(engine), filters, events) };
}

it("converts DocSearch's requests for the engine, and its hits for DocSearch", async () => {
  const { engine, client, onAnswer } = startClient();
  const { container } = renderDocSearch(client.search);
  await type("rails");
  expect(engine.last.request).toEqual({
    query: "rails",
    snippetWords: 10,
    filters: { version: "1.0" },
  });
  const lvl1 = { value: "&#60;b&#62; <mark>rails</mark>" };
  const found = makeHit("1", { _snippetResult: { hierarchy: { lvl1 } } });
  const plain = makeHit("2", { hierarchy: { lvl0: "Q&A", lvl1: "<b>" } });
  engine.last.answer(makeResults([found, plain]));
  await wait(0);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["<b> rails", "<b>"]);
  expect(container.querySelectorAll("mark, b")).toHaveLength(1);
  expect(screen.getByText("Q&A")).toBeVisible();
  expect(onAnswer).toHaveBeenLastCalledWith(2);
});

it("asks for snippets of half the length in a window of at most 768 px", async () => {
  Media.install().set("(max-width: 768px)", true);
  const { engine, client } = startClient();
  renderDocSearch(client.search);
  await type("rails");
  expect(engine.last.request.snippetWords).toBe(5);
});

it("shows the error screen until the query changes, and leaves no rejection unhandled", async () => {
  const { engine, client, onFailure } = startClient();
  renderDocSearch(client.search);
  await type("rails");
  engine.last.fail(new SearchUnavailable("", {}, "busy"));
  await wait(5000);
  expect(screen.getByText(FAILED)).toBeVisible();
  expect(onFailure).toHaveBeenLastCalledWith("busy");
  await type("rail");
  engine.last.answer(makeResults([makeHit("1")]));
  await wait(400);
  expect(screen.queryByText(FAILED)).toBeNull();
});

it("ignores the failure of a query if a later one has hits", async () => {
  const { engine, client } = startClient();
  renderDocSearch(client.search);
  await type("r");
  const first = engine.last;
  await type("ra");
  engine.last.answer(makeResults([makeHit("1")]));
  first.fail(new SearchUnavailable());
  await wait(1000);
  expect(screen.queryByText(FAILED)).toBeNull();
  expect(screen.getAllByRole("option")).toHaveLength(1);
});

it.each([
  ["each query at once if the answers come in order", [0, 1], [1, 2]],
  ["a query with the results of a later one that was answered before it", [1, 0], [2, 2]],
])("answers %s", async (_, order, expected) => {
  const { engine, client } = startClient();
  const found: number[] = [];
  const answers: (() => void)[] = [];
  for (const nbHits of [1, 2]) {
    const request = { requests: [{ indexName: "site", query: "r".repeat(nbHits) }] };
    const response = client.search(request).catch(() => null) as Promise<{ results: [{ nbHits: number }] }>;
    void response.then(({ results }) => (found[nbHits - 1] = results[0].nbHits));
    await wait(0);
    const { answer } = engine.last;
    answers.push(() => answer(makeResults([], { nbHits })));
  }
  for (const at of order) {
    answers[at]!();
    await wait(400);
    expect(found[at]).toBe(expected[at]);
  }
});

const press = (pending: Promise<void> | null, key = {}) => {
  const chosen = jest.fn();
  const { container, unmount } = render(
    <div onKeyDownCapture={(event) => handleModalKey(event, pending)}>
      <input type="search" />
      <div role="option" aria-selected="true">
        <a href="#hit">hit</a>
      </div>
    </div>,
  );
  screen.getByRole("link", { name: "hit" }).addEventListener("click", chosen);
  fireEvent.keyDown(container.querySelector("input")!, { key: "Enter", ...key });
  return { chosen, unmount };
};

it.each([
  ["opens the first hit after the response", Promise.resolve(), {}, 1],
  ["opens the selected hit at once if no response is pending", null, {}, 1],
  ["is left to DocSearch with a modifier", Promise.resolve(), { ctrlKey: true }, 0],
])("Enter %s", async (_, pending, key, times) => {
  const { chosen } = press(pending, key);
  await wait(100);
  expect(chosen).toHaveBeenCalledTimes(times);
});

it("Enter opens nothing if the dialog was closed before the response", async () => {
  let respond = () => {};
  const { chosen, unmount } = press(new Promise((resolve) => (respond = resolve)));
  unmount();
  respond();
  await wait(100);
  expect(chosen).not.toHaveBeenCalled();
});

it("repairs the accessibility after each render of DocSearch", async () => {
  let hits = groups("A", "B");
  const { container } = renderDocSearch(() => Promise.resolve({ results: [{ hits, nbHits: hits.length }] }));
  const stop = repairAccessibility(container);
  const input = screen.getByRole("combobox");
  expect(input).toHaveAttribute("aria-expanded", "false");
  for (const names of [["A", "B"], ["C"]]) {
    hits = groups(...names);
    await type(names.join(), 100);
    const lists = screen.getAllByRole("listbox");
    expect(input).toHaveAttribute("aria-controls", lists.map(({ id }) => id).join(" "));
    expect(input).toHaveAttribute("aria-expanded", "true");
    expect(input).toHaveAttribute("aria-activedescendant", screen.getAllByRole("option")[0]!.id);
    expect(names.map((name) => screen.getByRole("listbox", { name }))).toEqual(lists);
    expect(container.querySelector(".DocSearch-Container")).not.toHaveAttribute("role");
  }
  stop();
});

const stored = (more: object = {}) => ({
  ...{ objectID: "1", url: "/blog/a", type: "lvl1", content: null, hierarchy: { lvl0: "Blog", lvl1: "A <b>" } },
  ...more,
});

it.each([
  ["a good one", [stored()], [stored({ hierarchy: { lvl0: "Blog", lvl1: "A &lt;b>" } })]],
  [
    "values that are not searches",
    [null, 1, "a", {}, stored({ url: "javascript:alert(1)" }), stored({ url: "//evil.example" })],
    [],
  ],
  [
    "searches without a title",
    [
      stored({ type: "lvl2" }),
      stored({ type: "content" }),
      stored({ hierarchy: { lvl1: {} } }),
      stored({ hierarchy: null }),
    ],
    [],
  ],
  ["a value that is not a list", { a: 1 }, []],
])("keeps of stored searches only what DocSearch can show: %s", (_, before, after) => {
  localStorage.setItem(RECENT, JSON.stringify(before));
  expect(prepareStoredSearches("site")).toBe(true);
  expect(JSON.parse(localStorage.getItem(RECENT)!)).toEqual(after);
  prepareStoredSearches("site");
  expect(JSON.parse(localStorage.getItem(RECENT)!)).toEqual(after);
});

it("shows the texts of stored searches as text", async () => {
  localStorage.setItem(RECENT, JSON.stringify([stored()]));
  prepareStoredSearches("site");
  renderDocSearch(() => undefined);
  await wait(100);
  expect(screen.getByRole("option")).toHaveTextContent("A <b>");
});

it("deletes stored searches that are not JSON, and creates none", () => {
  localStorage.setItem(RECENT, "{corrupt");
  prepareStoredSearches("site");
  expect(Object.keys(localStorage)).toEqual([]);
});

it("stores no searches if local storage is full", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  expect(prepareStoredSearches("site")).toBe(false);
});
