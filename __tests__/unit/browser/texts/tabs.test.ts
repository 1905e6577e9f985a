import { announceRouteChange } from "../../../../src/browser/route-change";
import { startText } from "../../../../src/browser/texts";
import { compileMarkdown } from "../../../../src/markdown/compile";

const LIST = (attributes: string, values: string[]) =>
  `:::::tabs{${attributes}}\n${values.map((value) => `::::tab[${value.toUpperCase()}]{value="${value}"}\n${value}\n::::`).join("\n")}\n:::::`;

let stop = () => {};

async function open(...texts: string[]): Promise<void> {
  const { body } = await compileMarkdown({ file: "a.md", format: "md", text: texts.join("\n\n") });
  document.body.innerHTML = body as string;
  stop();
  stop = startText(document.body, jest.fn());
}

const tab = (name: string, list = 0) =>
  [...document.querySelectorAll(".tabs")[list]!.querySelectorAll<HTMLElement>("[role=tab]")].find(
    ({ textContent }) => textContent === name,
  )!;
const click = (element: Element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...modifiers }),
  );
/** What is shown: the value of each list's selected tab. */
const shown = () =>
  [...document.querySelectorAll(".tabs")].map(
    (list) => list.querySelector<HTMLElement>(":scope > .tab-list > [aria-selected=true]")!.dataset.value,
  );

beforeEach(() => {
  window.scrollBy = jest.fn() as never;
});
afterEach(() => stop());

it("shows the panel of a clicked tab alone, and makes that tab focusable", async () => {
  await open(LIST("", ["a", "b"]));
  click(tab("B"));
  const panels = [...document.querySelectorAll(".tab-panel")];
  expect(panels.map((panel) => panel.hasAttribute("data-active"))).toEqual([false, true]);
  expect([tab("A"), tab("B")].map((each) => [each.tabIndex, each.getAttribute("aria-selected")])).toEqual([
    [-1, "false"],
    [0, "true"],
  ]);
  expect(localStorage).toHaveLength(0);
  expect(location.search).toBe("");
});

it("shows the tab in all lists of its group that have it, stays where it is, and stores the choice", async () => {
  await open(
    LIST("group=os", ["a", "b"]),
    LIST("group=os", ["b", "a"]),
    LIST("group=os", ["a", "c"]),
    LIST("", ["a", "b"]),
  );
  jest.spyOn(tab("B"), "getBoundingClientRect").mockReturnValueOnce({ top: 10 } as DOMRect);
  click(tab("B"));
  expect(window.scrollBy).toHaveBeenCalledWith({ top: -10, behavior: "instant" });
  expect(shown()).toEqual(["b", "b", "a", "a"]);
  expect(localStorage.getItem("docusaurus.tab.os")).toBe("b");
});

it("puts the tab into the address, and keeps the rest of the address and the history entry", async () => {
  await open(LIST("group=os query", ["a", "b"]), LIST("query=x", ["c", "d"]));
  history.replaceState({ key: 1 }, "", "/?q=1#here");
  const { length } = history;
  // An analytics script counts a page view for each call.
  const count = jest.fn();
  history.replaceState = count;
  click(tab("B"));
  click(tab("D", 1));
  Reflect.deleteProperty(history, "replaceState");
  expect(count).not.toHaveBeenCalled();
  expect(location.search + location.hash).toBe("?q=1&os=b&x=d#here");
  expect(history).toHaveLength(length);
  expect(history.state).toEqual({ key: 1 });
});

it("changes neither the list around the clicked one nor the lists in it", async () => {
  await open(
    `:::::::tabs\n::::::tab[P]{value=p}\n${LIST("", ["a", "b"])}\n::::::\n::::::tab[Q]{value=q}\nq\n::::::\n:::::::`,
  );
  click(tab("B", 1));
  expect(shown()).toEqual(["p", "b"]);
  click(tab("Q"));
  expect(shown()).toEqual(["q", "b"]);
});

it.each([
  ["ArrowRight", "A", "B"],
  ["ArrowRight", "C", "A"],
  ["ArrowLeft", "A", "C"],
  ["ArrowLeft", "C", "B"],
  ["Home", "C", "A"],
  ["End", "A", "C"],
  ["Enter", "B", "B"],
  [" ", "B", "B"],
])("the key %j moves the focus from %s to %s and chooses nothing", async (key, from, to) => {
  await open(LIST("", ["a", "b", "c"]));
  tab(from).focus();
  // What is left to the browser chooses, as it does on every button.
  expect(tab(from).tagName).toBe("BUTTON");
  expect(press(key)).toBe(key === "Enter" || key === " ");
  expect(document.activeElement).toBe(tab(to));
  expect(shown()).toEqual(["a"]);
});

it.each([
  ["ArrowLeft", "A", "B"],
  ["ArrowRight", "A", "C"],
])("in a text from right to left, the key %s moves the focus from %s to %s", async (key, from, to) => {
  await open(LIST("", ["a", "b", "c"]));
  // jsdom inherits no direction.
  tab(from).style.direction = "rtl";
  tab(from).focus();
  press(key);
  expect(document.activeElement).toBe(tab(to));
});

it("leaves keys with a modifier, and those pressed elsewhere, to the browser", async () => {
  await open(LIST("", ["a", "b"]));
  tab("A").focus();
  expect(press("ArrowLeft", { altKey: true })).toBe(true);
  document.querySelector<HTMLElement>(".tab-panel")!.focus();
  expect(press("ArrowRight")).toBe(true);
});

const TEXT = LIST("group=os query default=b", ["a", "b", "c"]);

it.each([
  ["the tab in the address", "?os=a", "c", TEXT, "a"],
  ["the earlier choice", "", "c", TEXT, "c"],
  ["the earlier choice if the address names no tab", "?os=x", "c", TEXT, "c"],
  ["the default if the earlier choice is no tab", "", "x", TEXT, "b"],
  ["the default if nothing was chosen", "", null, TEXT, "b"],
  ["the first tab if the list does not use the address", "?os=b", null, LIST("group=os", ["a", "b"]), "a"],
])("shows at first %s", async (_, search, stored, text, expected) => {
  history.replaceState(null, "", `/${search}`);
  if (stored) localStorage.setItem("docusaurus.tab.os", stored);
  await open(text);
  expect(shown()).toEqual([expected]);
});

it("follows a link to the same page with another tab in the address", async () => {
  await open(TEXT);
  history.replaceState(null, "", "/?os=c");
  announceRouteChange();
  expect(shown()).toEqual(["c"]);
});

it("follows a choice in another window, also one that it has missed in the back/forward cache", async () => {
  await open(LIST("group=os", ["a", "b", "c"]));
  window.dispatchEvent(new StorageEvent("storage", { key: "docusaurus.tab.os", newValue: "b" }));
  expect(shown()).toEqual(["b"]);
  localStorage.setItem("docusaurus.tab.os", "c");
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(shown()).toEqual(["c"]);
});

it("ignores another window that stores an unknown tab or clears its storage", async () => {
  await open(LIST("group=os", ["a", "b"]));
  const group = "docusaurus.tab.os";
  for (const init of [{ key: group, newValue: "x" }, { key: group, newValue: null }, { key: null }])
    window.dispatchEvent(new StorageEvent("storage", init));
  expect(shown()).toEqual(["a"]);
});

it("opens the tab and the details around the target of a link once, and stores no choice", async () => {
  await open(":::::tabs{group=os}\n::::tab[A]\na\n::::\n::::tab[B]\n:::details[More]\n### Deep é\n:::\n::::\n:::::");
  const heading = document.querySelector("h3")!;
  heading.scrollIntoView = jest.fn();
  history.replaceState(null, "", `/#${encodeURIComponent("deep-é")}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(shown()).toEqual(["B"]);
  expect(document.querySelector("details")!.open).toBe(true);
  expect(heading.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(heading.scrollIntoView).toHaveBeenCalledTimes(1);
});
