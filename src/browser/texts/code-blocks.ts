import { copyCode } from "./copy-code";

/**
 * Makes the buttons of a text's code blocks work: copy, wrap where a line is too long, and unfold where the block is
 * long. `src/markdown/code/code-blocks.ts` writes them. A block is focusable only if it can be scrolled.
 */
export function startCodeBlocks(root: HTMLElement, signal: AbortSignal): void {
  const blocks = [...root.querySelectorAll(".code-block")];
  if (blocks.length === 0) return;
  const status = document.createElement("div");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  document.body.append(status);

  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest(".code-block button") : null;
    const block = button?.closest(".code-block");
    if (!button || !block) return;
    if (button.matches(".code-copy"))
      void copyCode(button, block.querySelector("code")!, (text) => void (status.textContent = text));
    if (button.matches(".code-wrap")) {
      button.setAttribute("aria-pressed", String(block.classList.toggle("code-wrapped")));
      fit([block]);
    }
    if (button.matches(".code-fold")) {
      setOpen(block, !block.matches(".code-open"));
      button.scrollIntoView({ block: "nearest" });
    }
  };
  /** The browser scrolls a folded block when its find-in-page finds text in it. */
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(".code-ready.code-long:not(.code-open) > pre")) return;
    const { scrollTop } = target;
    if (scrollTop === 0) return;
    setOpen(target.closest(".code-block")!, true);
    window.scrollBy(0, scrollTop);
  };

  for (const block of blocks) block.classList.add("code-ready");
  watchSizes(blocks, signal);
  root.addEventListener("click", onClick, { signal });
  root.addEventListener("scroll", onScroll, { capture: true, passive: true, signal });
  signal.addEventListener("abort", () => status.remove());
}

function setOpen(block: Element, isOpen: boolean): void {
  const fold = block.querySelector(".code-fold")!;
  const lines = block.querySelector("code")!.textContent!.split("\n").length - 1;
  block.classList.toggle("code-open", isOpen);
  fold.setAttribute("aria-expanded", String(isOpen));
  fold.textContent = isOpen ? "Show fewer lines" : `Show all ${lines} lines`;
}

/** Updates the blocks now and when their size changes. Without `ResizeObserver` it does so once. */
function watchSizes(blocks: readonly Element[], signal: AbortSignal): void {
  if (!window.ResizeObserver) return fit(blocks);
  const sizes = new ResizeObserver((entries) =>
    fit(entries.flatMap(({ target }) => target.closest(".code-block") ?? [])),
  );
  for (const block of blocks) for (const part of block.querySelectorAll("pre, code")) sizes.observe(part);
  signal.addEventListener("abort", () => sizes.disconnect());
}

/** Measures all blocks before it changes any. A change in between would force a layout for each block. */
function fit(blocks: readonly Element[]): void {
  const measured = [...new Set(blocks)].flatMap((block) => {
    const pre = block.querySelector("pre");
    const wrap = block.querySelector<HTMLElement>(".code-wrap");
    return pre && wrap ? [{ block, pre, wrap, overflows: pre.scrollWidth > pre.clientWidth }] : [];
  });
  for (const { block, pre, wrap, overflows } of measured) {
    if (overflows) pre.tabIndex = 0;
    // A block may have been focused before it was measured, and would lose the focus.
    else if (pre !== document.activeElement) pre.removeAttribute("tabindex");
    wrap.hidden = !overflows && !block.matches(".code-wrapped");
  }
}
