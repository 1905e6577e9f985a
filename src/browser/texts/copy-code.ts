import { usesCommandKey } from "../browser-value";

const SHOWN_FOR_MS = 1000;
/** The same label as in the compiled HTML. */
const COPY_LABEL = "Copy code to clipboard";

/** The timer that ends the message on each button. */
const endings = new WeakMap<Element, number>();

/** Shows a message on the button, or its usual text. */
function label(button: Element, message?: string): void {
  button.textContent = message ?? "Copy";
  button.setAttribute("aria-label", message ?? COPY_LABEL);
}

/** Copies the code. For a second, the button and `say` announce whether that worked. */
export async function copyCode(button: Element, code: Element, say: (text: string) => void): Promise<void> {
  const text = code.textContent!.replace(/\n$/, "");
  const outcome =
    (await writeText(text)) || copySelected(code, text) ? "Copied" : `Press ${usesCommandKey() ? "⌘C" : "Ctrl+C"}`;
  label(button, outcome);
  say(outcome);
  window.clearTimeout(endings.get(button));
  const ending = window.setTimeout(() => {
    label(button);
    say("");
  }, SHOWN_FOR_MS);
  endings.set(button, ending);
}

/** Returns false without TLS, where there is no clipboard, and if the browser refuses access. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects the code and copies it with `execCommand`. If that fails too, the code stays selected for the reader. */
function copySelected(code: Element, text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  window.getSelection()?.selectAllChildren(code);
  document.addEventListener("copy", onCopy);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    document.removeEventListener("copy", onCopy);
  }
}
