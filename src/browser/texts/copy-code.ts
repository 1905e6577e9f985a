const SHOWN_FOR_MS = 1000;
/** As in the HTML, which the compiler writes. */
const COPY_LABEL = "Copy code to clipboard";

/** Shows a message on the button, and its usual text without one. */
function label(button: Element, message?: string): void {
  button.textContent = message ?? "Copy";
  button.setAttribute("aria-label", message ?? COPY_LABEL);
}

/** Copies the code that is shown. The button and `say` tell for a second whether it worked. */
export async function copyCode(button: Element, code: Element, say: (text: string) => void): Promise<void> {
  const text = code.textContent!.replace(/\n$/, "");
  const outcome = (await writeText(text)) || copySelected(code, text) ? "Copied" : "Press Ctrl+C";
  label(button, outcome);
  say(outcome);
  window.setTimeout(() => {
    label(button);
    say("");
  }, SHOWN_FOR_MS);
}

/** Browsers have no clipboard without TLS, and may refuse it. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects the code and copies it the older way. If this fails too, it stays selected for the reader to copy. */
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
