import { diagramColors } from "./diagram-colors";
import { showDrawing, showFault } from "./diagram-frame";
import { openStage, type Stage } from "./diagram-stage";
import { toDrawing, type Drawing } from "./drawing";

export interface Drawer {
  draw(figure: HTMLElement): void;
  stop(): void;
}

const sourceOf = (figure: Element) => figure.querySelector("pre")?.textContent ?? "";

/** Draws diagrams one after the other in the colours of the mode, and those that are drawn again when it changes. */
export function createDrawer(open: () => Promise<Stage> = openStage): Drawer {
  const drawings = new Map<string, Drawing>();
  let opening: Promise<Stage> | undefined;
  let last: Promise<void> = Promise.resolve();
  let count = 0;

  const openOnce = (): Promise<Stage> =>
    (opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  const drawingOf = async (figure: HTMLElement): Promise<Drawing> => {
    const key = `${document.documentElement.dataset.theme} ${sourceOf(figure)}`;
    const known = drawings.get(key);
    if (known && !document.getElementById(known.id)) return known;
    const [{ mermaid, roomFor }] = await Promise.all([openOnce(), document.fonts?.ready]);
    mermaid.initialize({
      ...{ startOnLoad: false, securityLevel: "strict", suppressErrorRendering: true },
      ...{ theme: "base", themeVariables: diagramColors() },
    });
    const id = `diagram-${++count}`;
    const room = roomFor(figure);
    const { svg } = await mermaid.render(id, sourceOf(figure), room);
    room.replaceChildren();
    const drawing = toDrawing(id, svg, room);
    drawings.set(key, drawing);
    return drawing;
  };

  const drawNow = async (figure: HTMLElement): Promise<void> => {
    if (!figure.isConnected) return;
    figure.dataset.state = figure.dataset.state === "drawn" ? "drawn" : "drawing";
    try {
      showDrawing(figure, await drawingOf(figure));
    } catch (error) {
      // What is thrown on the stage is no `Error` of this document.
      showFault(figure, (error as Partial<Error>).message ?? String(error), () => draw(figure));
    }
  };
  const draw = (figure: HTMLElement): void => {
    last = last.then(() => drawNow(figure));
  };

  const mode = new MutationObserver(() => {
    for (const figure of document.querySelectorAll<HTMLElement>('figure.diagram[data-state="drawn"]')) draw(figure);
  });
  mode.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const stop = (): void => {
    mode.disconnect();
    void opening?.then(
      ({ close }) => close(),
      () => undefined,
    );
  };
  return { draw, stop };
}
