const SHOWN_FOR_MS = 1000;
const COPY_LABEL = "Copy code to clipboard";

/** Copies the code as it is shown, and tells by the button and by `say` how it went. */
export async function copyCode(button: Element, code: Element, say: (text: string) => void): Promise<void> {
  const text = code.textContent!.replace(/\n$/, "");
  const outcome = (await writeText(text)) || copySelected(code, text) ? "Copied" : "Press Ctrl+C";
  button.textContent = outcome;
  button.setAttribute("aria-label", outcome);
  say(outcome);
  window.setTimeout(() => {
    setIdle(button);
    say("");
  }, SHOWN_FOR_MS);
}

function setIdle(button: Element): void {
  button.textContent = "Copy";
  button.setAttribute("aria-label", COPY_LABEL);
}

/** The clipboard is missing without TLS and may be refused. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The older way: selects the code, which stays selected for the reader where this fails too. */
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
