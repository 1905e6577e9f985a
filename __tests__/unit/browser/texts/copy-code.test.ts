import { copyCode } from "../../../../src/browser/texts/copy-code";

const writeText = jest.fn<Promise<void>, [string]>();
const say = jest.fn<unknown, [string]>();
let button: HTMLButtonElement;
const copy = () => copyCode(button, document.querySelector("code")!, say);
const setClipboard = (value: unknown) => Object.defineProperty(navigator, "clipboard", { configurable: true, value });
const setExecCommand = (value: unknown) =>
  Object.defineProperty(document, "execCommand", { configurable: true, value });

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  say.mockReset();
  setClipboard({ writeText });
  setExecCommand(undefined);
  document.body.innerHTML =
    '<pre><code><ins class="line"><span class="tok-keyword">let</span> a;\n</ins>  a();\n</code></pre>';
  button = document.createElement("button");
  document.body.append(button);
});

it("copies the text, and announces that for a second in the label, the name and aloud", async () => {
  await copy();
  expect(writeText.mock.calls).toEqual([["let a;\n  a();"]]);
  expect(say.mock.calls).toEqual([["Copied"]]);
  jest.advanceTimersByTime(999);
  expect(button).toHaveTextContent("Copied");
  expect(button).toHaveAccessibleName("Copied");
  jest.advanceTimersByTime(1);
  expect(button.textContent).toBe("Copy");
  expect(button).toHaveAccessibleName("Copy code to clipboard");
  expect(say).toHaveBeenLastCalledWith("");
});

it("announces a second copy for a whole second too", async () => {
  await copy();
  jest.advanceTimersByTime(900);
  await copy();
  jest.advanceTimersByTime(999);
  expect(button).toHaveTextContent("Copied");
  jest.advanceTimersByTime(1);
  expect(button.textContent).toBe("Copy");
});

describe.each([
  ["refuses access", { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) }],
  ["is missing, as without TLS", undefined],
])("if the clipboard %s", (_, clipboard) => {
  beforeEach(() => setClipboard(clipboard));

  it("copies with `execCommand`", async () => {
    const setData = jest.fn();
    setExecCommand(() => {
      const event = new Event("copy", { bubbles: true, cancelable: true });
      Object.assign(event, { clipboardData: { setData } });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    });
    await copy();
    expect(setData.mock.calls).toEqual([["text/plain", "let a;\n  a();"]]);
    expect(button).toHaveTextContent("Copied");
    const later = new Event("copy", { bubbles: true, cancelable: true });
    document.body.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  it.each([
    ["refused", () => false],
    ["missing", undefined],
  ])("selects the code if `execCommand` is %s", async (__, execCommand) => {
    setExecCommand(execCommand);
    await copy();
    expect(button).toHaveTextContent("Press Ctrl+C");
    expect(say).toHaveBeenLastCalledWith("Press Ctrl+C");
    expect(window.getSelection()!.toString()).toBe("let a;\n  a();\n");
    jest.advanceTimersByTime(1000);
    expect(button.textContent).toBe("Copy");
  });

  it("names the Command key on a Mac", async () => {
    jest.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
    await copy();
    expect(button).toHaveTextContent("Press ⌘C");
  });
});
