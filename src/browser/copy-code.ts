const COPIED_FOR_MS = 1000;

/** Makes the copy buttons of code blocks work. Returns how to stop. */
export function startCopyCode(): () => void {
  const onClick = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(".code-copy") : null;
    const code = button?.closest(".code-block")?.querySelector("code")?.textContent;
    if (!button || code === undefined || code === null) return;
    try {
      await navigator.clipboard.writeText(code.replace(/\n$/, ""));
      button.textContent = "Copied";
    } catch {
      button.textContent = "Press Ctrl+C";
      selectCode(button);
    }
    window.setTimeout(() => (button.textContent = "Copy"), COPIED_FOR_MS);
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

function selectCode(button: Element): void {
  const code = button.closest(".code-block")?.querySelector("code");
  if (code) window.getSelection()?.selectAllChildren(code);
}
