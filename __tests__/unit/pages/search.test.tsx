import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import SearchPage, { Head } from "../../../src/pages/search";
import { SearchUnavailable, type FacetCounts, type SearchHit, type SearchResults } from "../../../src/search/engine";
import { escapeMarkup } from "../../../src/shared/escape";
import { answerStaticQuery, navigate, setPathPrefix } from "../../stand-ins/gatsby";
import { installIntersectionObserver } from "../../stand-ins/intersection";
import { pageElement } from "../../stand-ins/page-element";
import { hrefsIn, textsOf } from "../../stand-ins/read-page";
import { metaContent } from "../../stand-ins/render-head";
import { EngineStandIn, makeHit, makeResults } from "../../stand-ins/search-engine";
import { answerFrame, docVersion } from "../../stand-ins/site-frame";

let mockEngine: EngineStandIn;
let mockName: string;
jest.mock("../../../src/search/load-engine", () => ({
  ...jest.requireActual<object>("../../../src/search/load-engine"),
  loadEngine: () => Promise.resolve(mockEngine),
  engineName: () => mockName,
}));
jest.mock("../../../src/browser/load-style-sheet", () => ({ loadStyleSheet: () => Promise.resolve() }));

let nearEnd: () => void;
beforeEach(() => {
  history.replaceState(null, "", "/search");
  document.head.innerHTML = "<title>Search</title>";
  jest.useFakeTimers({ advanceTimers: true });
  mockEngine = new EngineStandIn();
  mockName = "site";
  nearEnd = installIntersectionObserver();
});

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const page = (search = "", key = "initial") => pageElement(SearchPage, { location: { search, key } });
const address = () => window.location.pathname + window.location.search;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Opens the page at an address, and waits until it searches. */
const open = async (search: string) => {
  render(page(search));
  await wait(300);
};
const fail = (error = new SearchUnavailable()) => act(async () => mockEngine.last.fail(error));
const answer = (hits: SearchHit[], more: Partial<SearchResults> = {}) =>
  act(async () => mockEngine.last.answer(makeResults(hits, more)));
const field = () => screen.getByRole("searchbox", { name: "Search" });

const FACETS: FacetCounts = {
  kind: { doc: 1, post: 2 },
  tag: { Rails: 1, Ruby: 2 },
  year: { 2023: 1, 2024: 1 },
  version: {},
};

it.each([
  [true, true, ["/blog/tags", "/blog/archive"]],
  [true, false, ["/blog/archive"]],
  [false, false, []],
])("with an archive %p and tags %p links to the lists that exist", (archive, tags, lists) => {
  answerFrame({ sections: { authors: true, archive, tags } });
  render(page());
  expect(hrefsIn()).toEqual(lists);
});

it("searches for nothing without a query", async () => {
  render(page());
  await wait(1000);
  expect(field()).toHaveAttribute("maxlength", "64");
  expect(mockEngine.asked).toHaveLength(0);
});

it.each([
  ["Search the documentation", [docVersion([])]],
  ["Search this site", []],
])("has the same name in its heading and in the browser's tab, and is not listed: %s", (name, docVersions) => {
  answerStaticQuery("DocsSidebar", { docVersions });
  render(pageElement(Head, {}));
  render(page());
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(name);
  expect(document.querySelector("title")).toHaveTextContent(`${name} | `);
  expect(metaContent("robots")).toBe("noindex, follow");
});

it("has the query of the address in the title that Gatsby puts into the browser's tab", () => {
  history.replaceState(null, "", "/search?q=ruby");
  document.head.innerHTML = "";
  render(pageElement(Head, {}));
  expect(document.title).toBe('Search results for "ruby" | Notes');
});

it("adds no title of its own, which would stay on the next page", async () => {
  document.head.innerHTML = "";
  await open("?q=ruby");
  expect(document.querySelector("title")).toBeNull();
});

it("shows what the query of the address finds, with breadcrumbs, marks and the number", async () => {
  await open("?q=ruby");
  expect(mockEngine.last.request).toMatchObject({ query: "ruby", page: 0 });
  const content = { value: `…${escapeMarkup(`<b> &amp; "'`)} <img> <mark>ruby</mark>` };
  const hit = makeHit("a", {
    ...{ url: "/blog/a#x", type: "content", content: "long", year: 2024, tags: ["Ruby"] },
    _highlightResult: { hierarchy: { lvl1: { value: "Page <mark>a</mark>" } } },
    _snippetResult: { hierarchy: {}, content },
  });
  await answer([hit]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent('Search results for "ruby"');
  expect(screen.getByRole("status")).toHaveTextContent("One document found");
  expect(document.title).toBe('Search results for "ruby" | Notes');
  const article = within(screen.getByRole("article"));
  expect(article.getByRole("link", { name: "Page a" })).toHaveAttribute("href", "/blog/a#x");
  expect(article.getByRole("list", { name: "Breadcrumbs" })).toHaveTextContent("Blog");
  expect(article.getByText("a", { selector: "mark" })).toBeVisible();
  const text = article.getByText("ruby", { selector: "mark" }).parentElement;
  expect(text!.textContent).toBe(`…<b> &amp; "' <img> ruby`);
  expect(article.getByText("2024 · Ruby")).toBeVisible();
});

it("names a section and its page once above a result if they have the same name", async () => {
  await open("?q=lamp");
  await answer([makeHit("a", { type: "lvl2", hierarchy: { lvl0: "Projects", lvl1: "Projects", lvl2: "Lamp" } })]);
  const path = screen.getByRole("list", { name: "Breadcrumbs" });
  expect(textsOf(within(path).getAllByRole("listitem"))).toEqual(["Projects"]);
});

it("keeps the direction of a name above a result apart from that of the page", async () => {
  await open("?q=react");
  await answer([
    makeHit("a", { type: "lvl2", hierarchy: { lvl0: "Blog", lvl1: "كيف نكتب C++ و React؟", lvl2: "React" } }),
  ]);
  expect(screen.getByText("كيف نكتب C++ و React؟").tagName).toBe("BDI");
});

it("links to a hit below the path prefix, which its address has", async () => {
  setPathPrefix("/site");
  await open("?q=ruby");
  await answer([makeHit("a", { url: "/site/blog/a#x" })]);
  expect(hrefsIn(screen.getByRole("article"))).toEqual(["/site/blog/a#x"]);
});

it.each([
  ["algolia", 1],
  ["site", 0],
])("with the engine %s names Algolia %i times", async (name, count) => {
  mockName = name;
  await open("?q=ruby");
  await answer([makeHit("a")]);
  expect(screen.queryAllByRole("link", { name: /^Powered by Algolia/ })).toHaveLength(count);
});

it("says which version of the documentation a hit is of, and can be limited to one, if there are several", async () => {
  const versions = [docVersion([]), { ...docVersion([]), name: "next", label: "Next", path: "/docs/next" }];
  answerStaticQuery("DocsSidebar", { docVersions: versions });
  await open("?q=ruby");
  const hits = ["/docs/next/intro#x", "/blog/a"].map((url) => makeHit(url, { url, year: null, tags: [] }));
  await answer(hits, { facets: { ...FACETS, version: { next: 1 } } });
  await user.selectOptions(screen.getByRole("combobox", { name: "Version" }), "Next (1)");
  const [doc, post] = screen.getAllByRole("article");
  expect(doc).toHaveTextContent("Version: Next");
  expect(post).not.toHaveTextContent("Version");
});

it("searches 300 ms after the last letter, and puts the query in the address without a navigation", async () => {
  const entries = history.length;
  render(page());
  await user.type(field(), "a&b");
  await wait(300);
  expect(mockEngine.asked.map(({ request }) => request.query)).toEqual(["a&b"]);
  expect(address()).toBe("/search?q=a%26b");
  await user.clear(field());
  await wait(300);
  expect(address()).toBe("/search");
  expect(history).toHaveLength(entries);
  expect(navigate).not.toHaveBeenCalled();
});

it("leaves the address of the next page as it is, which comes before that page is shown", async () => {
  render(page());
  await user.type(field(), "a");
  history.replaceState(null, "", "/about/?b=c");
  await wait(300);
  expect(address()).toBe("/about/?b=c");
});

it("keeps what is typed when it renders again, and takes the query of each navigation", async () => {
  const { rerender } = render(page("?q=docker"));
  await user.clear(field());
  await user.type(field(), "rails");
  await wait(300);
  rerender(page("?q=docker"));
  expect(field()).toHaveValue("rails");
  rerender(page("?q=docker", "next"));
  expect(field()).toHaveValue("docker");
});

it("filters by kind, tag and year, shows their numbers, and keeps the filters in the address", async () => {
  await open("?q=a&kind=post");
  expect(mockEngine.last.request.filters).toMatchObject({ kind: "post" });
  await answer([makeHit("1")], { facets: FACETS });
  expect(screen.getByRole("combobox", { name: "Kind" })).toHaveDisplayValue("Posts (2)");
  const optionsOf = (name: string) => textsOf(within(screen.getByRole("combobox", { name })).getAllByRole("option"));
  expect(optionsOf("Kind")).toEqual(["All", "Posts (2)", "Docs (1)"]);
  expect(optionsOf("Tag")).toEqual(["All", "Ruby (2)", "Rails (1)"]);
  expect(optionsOf("Year")).toEqual(["All", "2024 (1)", "2023 (1)"]);
  expect(screen.queryByRole("combobox", { name: "Version" })).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "Year" }), "2023");
  await wait(300);
  expect(address()).toBe("/search?q=a&kind=post&year=2023");
  expect(mockEngine.last.request.filters).toMatchObject({ kind: "post", year: 2023 });
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(screen.getByRole("combobox", { name: "Kind" })).toHaveFocus();
  await wait(300);
  expect(address()).toBe("/search?q=a");
});

it("keeps a tag that no hit has among the choices, whatever its name", async () => {
  await open("?q=a&tag=constructor");
  await answer([makeHit("1")], { facets: FACETS });
  expect(screen.getByRole("combobox", { name: "Tag" })).toHaveDisplayValue("constructor (0)");
});

it("adds more hits near the end or by its button, and none to those of another query", async () => {
  await open("?q=a");
  await answer([makeHit("1")], { nbHits: 3, nbPages: 3 });
  await act(async () => nearEnd());
  await answer([makeHit("2")], { nbHits: 3, nbPages: 3, page: 1 });
  await user.click(screen.getByRole("button", { name: "Show more results" }));
  await answer([makeHit("3")], { nbHits: 3, nbPages: 3, page: 2 });
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Show more results" })).toBeNull();
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("3 documents found");
  await user.type(field(), "b");
  await wait(300);
  expect(mockEngine.last.request).toMatchObject({ query: "ab", page: 0 });
  await fail();
  expect(screen.queryByRole("article")).toBeNull();
  await user.type(field(), "c");
  await wait(300);
  await answer([]);
  expect(screen.getByRole("status")).toHaveTextContent("No results were found");
});

it("shows the hits of the next query on a page whose texts the browser has translated", async () => {
  const hitWith = (value: string) =>
    makeHit("a", { content: "long", _snippetResult: { hierarchy: {}, content: { value } } });
  await open("?q=r");
  await answer([hitWith("<mark>r</mark>ails")]);
  const text = screen.getByText("r", { selector: "mark" }).nextSibling!;
  const translated = document.createElement("font");
  text.replaceWith(translated);
  translated.append("Schienen");
  await user.type(field(), "u");
  await wait(300);
  await answer([hitWith("on <mark>ru</mark>")]);
  expect(screen.getByText("ru", { selector: "mark" }).parentElement!.textContent).toBe("on ru");
});

it("adds more hits by its button without `IntersectionObserver`, and keeps the others if that fails", async () => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  await open("?q=a");
  await answer([makeHit("1")], { nbHits: 2, nbPages: 2 });
  await user.click(screen.getByRole("button", { name: "Show more results" }));
  await fail();
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await wait(400);
  await fail();
  expect(screen.getByRole("button", { name: "Retry" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await wait(0);
  await answer([makeHit("2")], { nbHits: 2, nbPages: 2, page: 1 });
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(within(screen.getAllByRole("article")[1]!).getByRole("link")).toHaveFocus();
});

it("says that results could not be fetched, and fetches them again on Retry, which keeps the focus", async () => {
  await open("?q=a");
  await fail();
  expect(screen.getByRole("alert")).toHaveTextContent("Unable to fetch results");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await wait(400);
  expect(screen.queryByRole("alert")).toBeNull();
  await fail();
  expect(screen.getByRole("button", { name: "Retry" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await wait(0);
  await answer([makeHit("1")]);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(within(screen.getByRole("article")).getByRole("link")).toHaveFocus();
});

it("turns the key / off and on", async () => {
  await open("");
  const box = screen.getByRole("checkbox", { name: "Open search with the / key" });
  expect(box).toBeChecked();
  await user.click(box);
  expect(localStorage.getItem("search.slash-key")).toBe("false");
  await user.click(box);
  expect(box).toBeChecked();
});

it("says that the search is busy if the service refuses for now", async () => {
  await open("?q=a");
  await fail(new SearchUnavailable("", {}, "busy"));
  expect(screen.getByRole("alert")).toHaveTextContent("The search is busy. Try again in a moment.");
});

it("has the same static HTML for each query, so that it can be hydrated", () => {
  expect(renderToString(page("?q=ruby"))).toBe(renderToString(page()));
});
