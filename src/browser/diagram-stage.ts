import type { Mermaid } from "mermaid";
import { MERMAID_ENTRY, MERMAID_FOLDER, MERMAID_STAGE } from "../shared/mermaid";

declare const __PATH_PREFIX__: string | undefined;

/** Where diagrams are drawn. */
export interface Stage {
  mermaid: Mermaid;
  /** Gives the element to draw in, as wide as the figure that the drawing is for. */
  roomFor(figure: HTMLElement): HTMLElement;
  close(): void;
}

interface StageWindow extends Window {
  /** Of the stage's own script, which `src/outputs/diagram-library.ts` writes. */
  loadMermaid(address: string): Promise<Mermaid>;
}

let attempts = 0;

/**
 * Opens a hidden document that has the page's styles and a policy of its own: Mermaid writes styles and HTML as it
 * works, which the policy of pages forbids. Rejects when its code cannot be loaded, and can be called again then; the
 * address is another one, since browsers remember that one failed. Mermaid is no part of the bundle: webpack would add
 * a line for each of its eighty chunks to what every page loads.
 */
export async function openStage(): Promise<Stage> {
  const prefix = typeof __PATH_PREFIX__ === "string" ? __PATH_PREFIX__ : "";
  const frame = document.createElement("iframe");
  frame.className = "diagram-stage";
  frame.title = "Where diagrams are drawn";
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  frame.src = prefix + MERMAID_STAGE;
  const isLoaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  try {
    await isLoaded;
    const view = frame.contentWindow as StageWindow;
    const retry = attempts === 0 ? "" : `?attempt=${attempts}`;
    const [mermaid] = await Promise.all([
      view.loadMermaid(`${prefix}${MERMAID_FOLDER}/${MERMAID_ENTRY}${retry}`),
      dress(view.document),
    ]);
    const { body } = view.document;
    return {
      mermaid,
      roomFor: (figure) => {
        const stand = body.querySelector<HTMLElement>("figure")!;
        stand.style.width = `${figure.clientWidth}px`;
        return stand.querySelector<HTMLElement>(".diagram-frame")!;
      },
      close: () => frame.remove(),
    };
  } catch {
    attempts += 1;
    frame.remove();
    throw new Error("The code that draws diagrams could not be loaded.");
  }
}

/** Gives the stage what a figure of the page looks like, so that what is measured is what will be seen. */
async function dress(stage: Document): Promise<void> {
  for (const { textContent } of document.querySelectorAll("head > style")) {
    const style = stage.createElement("style");
    style.textContent = textContent;
    stage.head.append(style);
  }
  const { font } = getComputedStyle(document.body);
  await stage.fonts?.load(font).catch(() => []);
}
