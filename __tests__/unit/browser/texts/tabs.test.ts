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

describe("a click on a tab", () => {
  it("shows its panel and no other, and makes it the one that Tab reaches", async () => {
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

  it("shows the same in all lists of the group that have it, and is remembered", async () => {
    await open(
      LIST("group=os", ["a", "b"]),
      LIST("group=os", ["b", "a"]),
      LIST("group=os", ["a", "c"]),
      LIST("", ["a", "b"]),
    );
    click(tab("B"));
    expect(shown()).toEqual(["b", "b", "a", "a"]);
    expect(localStorage.getItem("docusaurus.tab.os")).toBe("b");
  });

  it("is put in the address in place of what was there", async () => {
    await open(LIST("group=os query", ["a", "b"]), LIST("query=x", ["c", "d"]));
    history.replaceState({ key: 1 }, "", "/?q=1#here");
    const { length } = history;
    click(tab("B"));
    click(tab("D", 1));
    expect(location.search + location.hash).toBe("?q=1&os=b&x=d#here");
    expect(history).toHaveLength(length);
    expect(history.state).toEqual({ key: 1 });
  });

  it("leaves its list where it is on the screen", async () => {
    await open(LIST("group=os", ["a", "b"]), LIST("group=os", ["a", "b"]));
    const places = [500, 320];
    tab("B", 1).getBoundingClientRect = () => ({ top: places.shift() }) as DOMRect;
    click(tab("B", 1));
    expect(window.scrollBy).toHaveBeenCalledWith({ top: -180, behavior: "instant" });
  });

  it("changes nothing around it or in it", async () => {
    await open(
      `:::::::tabs\n::::::tab[P]{value=p}\n${LIST("", ["a", "b"])}\n::::::\n::::::tab[Q]{value=q}\nq\n::::::\n:::::::`,
    );
    click(tab("B", 1));
    expect(shown()).toEqual(["p", "b"]);
    click(tab("Q"));
    expect(shown()).toEqual(["q", "b"]);
  });
});

describe("the keyboard", () => {
  it.each([
    ["ArrowRight", "A", "B"],
    ["ArrowRight", "C", "A"],
    ["ArrowLeft", "A", "C"],
    ["ArrowLeft", "C", "B"],
    ["Home", "C", "A"],
    ["End", "A", "C"],
    ["Enter", "B", "B"],
    [" ", "B", "B"],
  ])("%s on %s goes to %s and chooses nothing", async (key, from, to) => {
    await open(LIST("", ["a", "b", "c"]));
    tab(from).focus();
    // What is left to the browser chooses, as it does on every button.
    expect(tab(from).tagName).toBe("BUTTON");
    expect(press(key)).toBe(key === "Enter" || key === " ");
    expect(document.activeElement).toBe(tab(to));
    expect(shown()).toEqual(["a"]);
  });

  it("keeps what the browser does with a modifier, and elsewhere", async () => {
    await open(LIST("", ["a", "b"]));
    tab("A").focus();
    expect(press("ArrowLeft", { altKey: true })).toBe(true);
    document.querySelector<HTMLElement>(".tab-panel")!.focus();
    expect(press("ArrowRight")).toBe(true);
  });
});

describe("what is shown at first", () => {
  const text = LIST("group=os query default=b", ["a", "b", "c"]);

  it.each([
    ["the address", "?os=a", "c", "a"],
    ["the choice before", "", "c", "c"],
    ["the choice before, where the address names no tab", "?os=x", "c", "c"],
    ["the default", "", "x", "b"],
    ["the default, where nothing was chosen", "", null, "b"],
  ])("is %s", async (_, search, stored, expected) => {
    history.replaceState(null, "", `/${search}`);
    if (stored) localStorage.setItem("docusaurus.tab.os", stored);
    await open(text);
    expect(shown()).toEqual([expected]);
  });

  it("follows a link to the same page with another tab in its address", async () => {
    await open(text);
    history.replaceState(null, "", "/?os=c");
    announceRouteChange();
    expect(shown()).toEqual(["c"]);
  });

  it("does not come from an address that the list does not ask", async () => {
    history.replaceState(null, "", "/?os=b");
    await open(LIST("group=os", ["a", "b"]));
    expect(shown()).toEqual(["a"]);
  });
});

describe("another window", () => {
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

  it("is followed by the lists of the group", async () => {
    await open(LIST("group=os", ["a", "b"]), LIST("group=pm", ["a", "b"]), LIST("", ["a", "b"]));
    tell("docusaurus.tab.os", "b");
    expect(shown()).toEqual(["b", "a", "a"]);
  });

  it("changes nothing with a value that is no tab, or by clearing its storage", async () => {
    await open(LIST("group=os", ["a", "b"]));
    tell("docusaurus.tab.os", "x");
    tell("docusaurus.tab.os", null);
    tell(null, null);
    expect(shown()).toEqual(["a"]);
  });
});

describe("a link to a place that is not shown", () => {
  const text = ":::::tabs{group=os}\n::::tab[A]\na\n::::\n::::tab[B]\n:::details[More]\n### Deep é\n:::\n::::\n:::::";

  it("opens the tab and the details around it, and chooses nothing", async () => {
    await open(text);
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
});

it("stops", async () => {
  await open(LIST("", ["a", "b"]));
  stop();
  click(tab("B"));
  expect(shown()).toEqual(["a"]);
});
