import { withPrefix } from "gatsby";
import type { Mermaid } from "mermaid";
import { MERMAID_ENTRY, MERMAID_FOLDER, MERMAID_STAGE } from "../../shared/mermaid";

let stage: ReturnType<typeof load> | undefined;

/**
 * Opens a hidden document once, with the page's styles but without its policy, which forbids the styles and HTML that
 * Mermaid writes. Mermaid is not part of the bundle, because the webpack runtime on every page would list each of its
 * eighty chunks. Resolves to Mermaid and the element to draw in. After a failure, the next call tries again.
 */
export function openStage(): ReturnType<typeof load> {
  stage ??= load().catch(() => {
    stage = undefined;
    document.querySelector(".diagram-stage")?.remove();
    throw new Error("The code that draws diagrams could not be loaded.");
  });
  return stage;
}

async function load(): Promise<{ mermaid: Mermaid; room: HTMLElement }> {
  const frame = document.createElement("iframe");
  Object.assign(frame, { className: "diagram-stage", title: "Where diagrams are drawn", tabIndex: -1 });
  frame.setAttribute("aria-hidden", "true");
  frame.src = withPrefix(MERMAID_STAGE);
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  // `src/outputs/diagram-library.ts` writes the script that defines it.
  const view = frame.contentWindow as Window & { loadMermaid: (address: string) => Promise<Mermaid> };
  const mermaid = await view.loadMermaid(withPrefix(`${MERMAID_FOLDER}/${MERMAID_ENTRY}`));
  for (const style of document.querySelectorAll("head > style"))
    view.document.head.append(view.document.importNode(style, true));
  await view.document.fonts?.load(getComputedStyle(document.body).font).catch(() => []);
  return { mermaid, room: view.document.querySelector<HTMLElement>(".diagram-frame")! };
}
