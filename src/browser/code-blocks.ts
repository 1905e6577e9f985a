import { copyCode } from "./copy-code";

/**
 * Makes the buttons of every code block work, now and later: copy, wrap where a line is too long, and unfold where the
 * block is folded. A block takes the focus only where it can be scrolled. Returns how to stop.
 */
export function startCodeBlocks(): () => void {
  const status = document.createElement("div");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  document.body.append(status);
  const say = (text: string) => void (status.textContent = text);

  /** Without it a block is measured once. */
  const sizes =
    window.ResizeObserver &&
    new ResizeObserver((entries) => fit(entries.flatMap(({ target }) => target.closest(".code-block") ?? [])));
  const equipAll = () => {
    const blocks = [...document.querySelectorAll(".code-block:not(.code-ready)")];
    blocks.forEach(equip);
    if (!sizes) fit(blocks);
    for (const block of blocks) for (const part of block.querySelectorAll("pre, code")) sizes?.observe(part);
  };
  const additions = new MutationObserver(equipAll);

  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest(".code-block button") : null;
    const block = button?.closest(".code-block");
    if (!button || !block) return;
    if (button.matches(".code-copy")) void copyCode(button, block.querySelector("code")!, say);
    if (button.matches(".code-wrap")) {
      button.setAttribute("aria-pressed", String(block.classList.toggle("code-wrapped")));
      fit([block]);
    }
    if (button.matches(".code-fold")) {
      setOpen(block, !block.matches(".code-open"));
      button.scrollIntoView({ block: "nearest" });
    }
  };
  /** A folded block that is scrolled by itself holds what the reader looks for in the page. */
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(".code-ready.code-long:not(.code-open) > pre")) return;
    const { scrollTop } = target;
    if (scrollTop === 0) return;
    setOpen(target.closest(".code-block")!, true);
    window.scrollBy(0, scrollTop);
  };

  equipAll();
  additions.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("click", onClick);
  document.addEventListener("scroll", onScroll, { capture: true, passive: true });
  return () => {
    sizes?.disconnect();
    additions.disconnect();
    document.removeEventListener("click", onClick);
    document.removeEventListener("scroll", onScroll, { capture: true });
    status.remove();
  };
}

/** The buttons of a block are in its HTML: `src/markdown/code-blocks.ts` makes them. */
function equip(block: Element): void {
  block.classList.add("code-ready");
}

function setOpen(block: Element, isOpen: boolean): void {
  const fold = block.querySelector(".code-fold")!;
  const lines = block.querySelector("code")!.textContent!.split("\n").length - 1;
  block.classList.toggle("code-open", isOpen);
  fold.setAttribute("aria-expanded", String(isOpen));
  fold.textContent = isOpen ? "Show fewer lines" : `Show all ${lines} lines`;
}

/** Far from the window the browser leaves a block without a layout; its size is told when it has one. */
const isLaidOut = (pre: Element): boolean =>
  pre.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

/** Measures all blocks before it changes one: a change in between would have the whole page laid out for each. */
function fit(blocks: readonly Element[]): void {
  const measured = [...new Set(blocks)].flatMap((block) => {
    const pre = block.querySelector("pre");
    const wrap = block.querySelector<HTMLElement>(".code-wrap");
    return pre && wrap && isLaidOut(pre) ? [{ block, pre, wrap, overflows: pre.scrollWidth > pre.clientWidth }] : [];
  });
  for (const { block, pre, wrap, overflows } of measured) {
    if (overflows) pre.tabIndex = 0;
    // The focus, which has come before the layout, would be lost.
    else if (pre !== document.activeElement) pre.removeAttribute("tabindex");
    wrap.hidden = !overflows && !block.matches(".code-wrapped");
  }
}
