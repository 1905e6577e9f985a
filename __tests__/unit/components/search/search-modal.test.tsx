import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { SearchModal } from "../../../../src/components/search/modal/search-modal";
import { SearchUnavailable, type SearchHit } from "../../../../src/search/engine";
import { answerStaticQuery, navigate, resetGatsby } from "../../../stand-ins/gatsby";
import { installDialog } from "../../../stand-ins/dialog";
import { Media } from "../../../stand-ins/media";
import { EngineStandIn, makeHit, makeResults } from "../../../stand-ins/search-engine";
import { answerFrame, docVersion } from "../../../stand-ins/site-frame";

let media: Media;
let mockEngine: EngineStandIn;
jest.mock("../../../../src/search/load-engine", () => ({
  loadEngine: () => Promise.resolve(mockEngine),
  indexName: () => "notes",
}));

jest.mock("../../../../src/browser/when-painted", () => ({ whenPainted: (callback: () => void) => callback() }));

const onClose = jest.fn();
const RECENT = "__DOCSEARCH_RECENT_SEARCHES__notes";
const FAVORITES = "__DOCSEARCH_FAVORITE_SEARCHES__notes";

beforeAll(installDialog);
beforeEach(() => {
  mockEngine = new EngineStandIn();
  answerFrame();
  media = Media.install();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  resetGatsby();
  localStorage.clear();
  onClose.mockClear();
});

async function open(text = "") {
  const typed = document.createElement("input");
  typed.value = text;
  const modal = (
    <dialog open>
      <SearchModal typed={typed} onClose={onClose} />
    </dialog>
  );
  return act(async () => render(modal).unmount);
}

const field = () => screen.getByRole("combobox", { name: "Search docs" });
const options = () => screen.getAllByRole("option");
const selected = () => screen.getByRole("option", { selected: true });
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more });
const answer = (...hits: SearchHit[]) => act(async () => mockEngine.last.answer(makeResults(hits)));
const find = async (query: string, ...hits: SearchHit[]) => {
  await userEvent.type(field(), query);
  await answer(...hits);
};
const store = (key: string, ...ids: string[]) =>
  localStorage.setItem(key, JSON.stringify(ids.map((id) => makeHit(id))));
const storedIds = (key: string) =>
  (JSON.parse(localStorage.getItem(key) ?? "[]") as SearchHit[]).map(({ objectID }) => objectID);

describe("the search before anything is asked", () => {
  it("says that there are no recent searches", async () => {
    await open();
    expect(screen.getByText("No recent searches")).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute("aria-expanded", "false");
    expect(mockEngine.warm).toHaveBeenCalled();
    expect(mockEngine.asked).toHaveLength(0);
  });

  it("offers what was followed before, which can be saved and removed", async () => {
    store(RECENT, "a", "b");
    await open();
    expect(within(screen.getByRole("listbox", { name: "Recent" })).getAllByRole("option")).toHaveLength(2);
    await userEvent.click(screen.getAllByRole("button", { name: "Save this search" })[1]!);
    expect(field()).toHaveFocus();
    expect([storedIds(RECENT), storedIds(FAVORITES)]).toEqual([["a"], ["b"]]);
    await userEvent.click(screen.getByRole("button", { name: "Remove this search from history" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove this search from favorites" }));
    expect(screen.getByText("No recent searches")).toBeVisible();
  });

  it("says that the search is busy, and asks again at Retry with the focus in the field", async () => {
    await open();
    await userEvent.type(field(), "a");
    await act(async () => mockEngine.last.fail(new SearchUnavailable("", {}, "busy")));
    expect(screen.getByText("The search is busy")).toBeVisible();
    expect(screen.getByText("Try again in a moment.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(field()).toHaveFocus();
    await act(async () => mockEngine.last.answer(makeResults([makeHit("1")])));
    expect(screen.queryByText("The search is busy")).toBeNull();
    expect(screen.getAllByRole("option")).toHaveLength(1);
  });
});

describe("the frame of the search", () => {
  it("closes by a press outside, not by one inside, and by going back", async () => {
    await open();
    const dialog = screen.getByRole("dialog");
    fireEvent.mouseDown(field());
    expect(dialog).toHaveAttribute("open");
    fireEvent.mouseDown(dialog);
    expect(dialog).not.toHaveAttribute("open");
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("keeps the page behind it in its place while it is open", async () => {
    const close = await open();
    expect(document.body).toHaveClass("DocSearch--active");
    close();
    expect(document.body).not.toHaveClass("DocSearch--active");
  });
});

describe("the search for a query", () => {
  it("shows hits by section, marks what was found as text, and links to all results", async () => {
    await open();
    const found = { value: "&lt;i&gt; <mark>rails</mark>", matchLevel: "full" as const, matchedWords: [] };
    await find(
      "rails",
      makeHit("a"),
      makeHit("t", { type: "content", content: "x", _snippetResult: { hierarchy: {}, content: found } }),
      makeHit("d", { hierarchy: { lvl0: "Docs", lvl1: "Intro" } as never }),
    );
    expect(screen.getAllByRole("group").map((group) => group.textContent)).toEqual([
      expect.stringContaining("Blog"),
      expect.stringContaining("Docs"),
    ]);
    expect(screen.getByText("rails", { selector: "mark" }).closest("a")).toHaveTextContent("<i> rails");
    expect(screen.getByRole("link", { name: "See all 3 results" })).toHaveAttribute("href", "/search?q=rails");
    expect(screen.getByRole("status")).toHaveTextContent("3 results");
    expect(mockEngine.last.request).toMatchObject({ hitsPerPage: 20, snippetWords: 10 });
  });

  it("asks for short snippets in narrow windows", async () => {
    media.set("(max-width: 768px)", true);
    await open("rails");
    expect(mockEngine.last.request.snippetWords).toBe(5);
  });

  it("asks for the chosen version of the docs where there are several, and so does the page of all results", async () => {
    answerStaticQuery("DocsSidebar", {
      docVersions: [
        docVersion([], { isLast: false, path: "/docs/next" }),
        docVersion([], { name: "1.0", label: "1.0" }),
      ],
    });
    await open("rails");
    expect(mockEngine.last.request.filters).toEqual({ version: "1.0" });
    await answer(makeHit("a"));
    const all = screen.getByRole("link", { name: "See all 1 result" });
    expect(all).toHaveAttribute("href", "/search?q=rails&version=1.0");
  });

  it("moves with the arrows, Home and End, around the ends, while focus stays in the field", async () => {
    await open();
    await find("a", makeHit("1"), makeHit("2"), makeHit("3"));
    const names = () => options().indexOf(selected());
    expect(names()).toBe(0);
    press("ArrowUp");
    expect(names()).toBe(2);
    press("ArrowDown");
    press("ArrowDown");
    expect(names()).toBe(1);
    press("End");
    expect(names()).toBe(2);
    press("Home");
    expect(names()).toBe(0);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute("aria-activedescendant", selected().id);
    expect(field().getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
  });

  it("goes to the active hit by Enter and remembers it", async () => {
    await open();
    await find("a", makeHit("1"), makeHit("2", { url: "/blog/2#part" }));
    press("ArrowDown");
    press("Enter");
    expect(navigate).toHaveBeenCalledWith("/blog/2#part");
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(storedIds(RECENT)).toEqual(["2"]);
    expect(localStorage.getItem(RECENT)).not.toContain("_snippetResult");
  });

  it("opens a tab with Ctrl and stays", async () => {
    const openTab = jest.spyOn(window, "open").mockReturnValue(null);
    await open();
    await find("a", makeHit("1"));
    press("Enter", { ctrlKey: true });
    expect(openTab).toHaveBeenCalledWith("/blog/1", "_blank", "noopener");
    options()[0]!.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(options()[0]!, { metaKey: true });
    expect(onClose).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.click(options()[0]!);
    expect(navigate).toHaveBeenCalledWith("/blog/1");
    openTab.mockRestore();
  });

  it("goes to the first hit when Enter was pressed before the answer came, unless more was typed", async () => {
    await open();
    await userEvent.type(field(), "a");
    press("Enter");
    expect(navigate).not.toHaveBeenCalled();
    await answer(makeHit("1"));
    expect(navigate).toHaveBeenCalledWith("/blog/1");
    navigate.mockClear();
    await userEvent.type(field(), "b");
    press("Enter");
    await find("c", makeHit("2"));
    expect(navigate).not.toHaveBeenCalled();
  });

  it("leaves the keys to a method of writing that is composing", async () => {
    await open();
    await find("か", makeHit("1"));
    press("Enter", { isComposing: true });
    expect(navigate).not.toHaveBeenCalled();
  });

  it("says that nothing was found, and offers other queries", async () => {
    mockEngine.suggestions = ["rails", "ruby"];
    await open();
    await find("zzz");
    expect(screen.getByText(/^No results for/)).toHaveTextContent('No results for "zzz"');
    await userEvent.click(screen.getByRole("button", { name: "ruby" }));
    expect(field()).toHaveValue("ruby");
    expect(field()).toHaveFocus();
    expect(mockEngine.last.request.query).toBe("ruby");
  });

  it("says that results could not be fetched, until the query changes", async () => {
    await open();
    await userEvent.type(field(), "a");
    await act(async () => mockEngine.last.fail(new SearchUnavailable()));
    expect(screen.getByText("Unable to fetch results")).toBeVisible();
    expect(screen.getByText("You might want to check your network connection.")).toBeVisible();
    expect(field()).toHaveAttribute("aria-expanded", "false");
    await find("b", makeHit("1"));
    expect(screen.queryByText("Unable to fetch results")).toBeNull();
    await userEvent.clear(field());
    expect(screen.getByText("No recent searches")).toBeVisible();
  });
});
