import { act } from "@testing-library/react";
import { startText } from "../../../../src/browser/texts";

const LINE = "let a;\n";
const BUTTONS = `<div class="code-tools"><button type="button" class="button button-tool code-wrap" aria-label="Toggle word wrap" aria-pressed="false" hidden>Wrap</button><button type="button" class="button button-tool code-copy" aria-label="Copy code to clipboard">Copy</button></div>`;
const FOLD = `<button type="button" class="code-fold" aria-expanded="false">Show all 31 lines</button>`;
const block = (name = "", code = LINE) =>
  `<figure class="code-block ${name}"><pre tabindex="0"><code>${code}</code></pre>${BUTTONS}${name === "code-long" ? FOLD : ""}</figure>`;
const find = <T extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const press = (selector: string) => act(async () => find(selector).click());

let measured: Element[];
let resize: () => void;
let stop: () => void;

class Sizes {
  constructor(callback: ResizeObserverCallback) {
    resize = () =>
      callback(
        measured.map((target) => ({ target }) as ResizeObserverEntry),
        this,
      );
  }
  observe(target: Element) {
    measured.push(target);
  }
  unobserve() {}
  disconnect() {
    measured = [];
  }
}

function start(html: string): void {
  document.body.innerHTML = html;
  stop = startText(document.body, jest.fn());
  resize();
}

beforeEach(() => {
  measured = [];
  Object.defineProperty(window, "ResizeObserver", { configurable: true, value: Sizes });
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: jest.fn().mockResolvedValue(undefined) },
  });
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollBy = jest.fn();
});

afterEach(() => stop());

it.each([
  ["a block that has nothing to scroll is not focusable", false],
  ["leaves the focus in a block that has it before it is measured", true],
])("%s", (_, isFocused) => {
  document.body.innerHTML = block();
  if (isFocused) find("pre").focus();
  stop = startText(document.body, jest.fn());
  expect(find("pre").tabIndex).toBe(0);
  resize();
  expect(find("pre").hasAttribute("tabindex")).toBe(isFocused);
  expect(document.activeElement === find("pre")).toBe(isFocused);
});

it("opens a long block when find-in-page scrolls it", () => {
  start(block() + block("code-long", LINE.repeat(31)));
  const pre = find(".code-long pre");
  pre.dispatchEvent(new Event("scroll"));
  expect(find(".code-long")).not.toHaveClass("code-open");
  pre.scrollTop = 200;
  pre.dispatchEvent(new Event("scroll"));
  expect(find(".code-long")).toHaveClass("code-open");
  expect(window.scrollBy).toHaveBeenCalledWith(0, 200);
});

it("removes its listeners and its status when the text goes", async () => {
  start(block());
  stop();
  await press(".code-copy");
  expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
  expect(document.querySelector("[role=status]")).toBeNull();
  expect(measured).toEqual([]);
});
