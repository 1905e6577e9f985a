import { act } from "@testing-library/react";
import { startCopyCode } from "../../../src/browser/copy-code";

const writeText = jest.fn<Promise<void>, [string]>();
let stop: () => void;

const button = (index = 0) => document.querySelectorAll<HTMLButtonElement>("button")[index]!;
const click = (element: Element) =>
  act(async () => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  const block = (code: string) =>
    `<figure class="code-block"><pre><code>${code}</code></pre><button type="button" class="code-copy"><span>Copy</span></button></figure>`;
  document.body.innerHTML =
    block('<span class="line"><span class="tok-keyword">let</span> a;\n</span><span class="line">  a();\n</span>') +
    block("other\n") +
    '<p>Text</p><button type="button" class="code-copy">Copy</button>';
  stop = startCopyCode();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe("the copy button of a code block", () => {
  it("copies the block it belongs to, as text, without a line end after it", async () => {
    await click(button().firstElementChild!);
    expect(writeText.mock.calls).toEqual([["let a;\n  a();"]]);
    await click(button(1));
    expect(writeText).toHaveBeenLastCalledWith("other");
  });

  it("says so for a second", async () => {
    await click(button());
    expect(button()).toHaveTextContent("Copied");
    jest.advanceTimersByTime(999);
    expect(button()).toHaveTextContent("Copied");
    jest.advanceTimersByTime(1);
    expect(button().textContent).toBe("Copy");
  });

  it.each([
    ["refuses", { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) }],
    ["is missing, as on pages without TLS", undefined],
  ])("selects the code where the clipboard %s", async (_, clipboard) => {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    await click(button());
    expect(button()).toHaveTextContent("Press Ctrl+C");
    expect(window.getSelection()!.toString()).toBe("let a;\n  a();\n");
    jest.advanceTimersByTime(1000);
    expect(button().textContent).toBe("Copy");
  });

  it("does nothing for other clicks, or for a button without code", async () => {
    await click(document.querySelector("p")!);
    await click(document.querySelector("code")!);
    await click(button(2));
    expect(writeText).not.toHaveBeenCalled();
    expect(button(2).textContent).toBe("Copy");
  });

  it("stops", async () => {
    stop();
    await click(button());
    expect(writeText).not.toHaveBeenCalled();
  });
});
