import type { Mermaid } from "mermaid";
import { diagramColors } from "./diagram-colors";
import { showDrawing, showFault, withStage } from "./diagram-frame";
import { loadMermaid } from "./load-mermaid";

export interface Drawer {
  draw(figure: HTMLElement): void;
  stop(): void;
}

const sourceOf = (figure: Element) => figure.querySelector("pre")?.textContent ?? "";

/** Draws diagrams one after the other in the colours of the mode, and those that are drawn again when it changes. */
export function createDrawer(load: () => Promise<Mermaid> = loadMermaid): Drawer {
  const drawings = new Map<string, { id: string; svg: string }>();
  let last: Promise<void> = Promise.resolve();
  let count = 0;

  const svgOf = async (figure: HTMLElement): Promise<string> => {
    const key = `${document.documentElement.dataset.theme} ${sourceOf(figure)}`;
    const known = drawings.get(key);
    if (known && !document.getElementById(known.id)) return known.svg;
    const [mermaid] = await Promise.all([load(), document.fonts?.ready]);
    mermaid.initialize({
      ...{ startOnLoad: false, securityLevel: "strict", suppressErrorRendering: true },
      ...{ theme: "base", themeVariables: diagramColors() },
    });
    const id = `diagram-${++count}`;
    const { svg } = await withStage(figure, (stage) => mermaid.render(id, sourceOf(figure), stage));
    drawings.set(key, { id, svg });
    return svg;
  };

  const drawNow = async (figure: HTMLElement): Promise<void> => {
    if (!figure.isConnected) return;
    figure.dataset.state = figure.dataset.state === "drawn" ? "drawn" : "drawing";
    try {
      showDrawing(figure, await svgOf(figure));
    } catch (error) {
      showFault(figure, error instanceof Error ? error.message : String(error), () => draw(figure));
    }
  };
  const draw = (figure: HTMLElement): void => {
    last = last.then(() => drawNow(figure));
  };

  const mode = new MutationObserver(() => {
    for (const figure of document.querySelectorAll<HTMLElement>('figure.diagram[data-state="drawn"]')) draw(figure);
  });
  mode.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return { draw, stop: () => mode.disconnect() };
}
