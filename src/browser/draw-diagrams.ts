import { diagramColors } from "./diagram-colors";
import { showDrawing, showFault } from "./diagram-frame";
import { openStage, type Stage } from "./diagram-stage";
import { toDrawing, type Drawing } from "./drawing";
import { mediaQuery } from "./media-query";

export interface Drawer {
  draw(figure: HTMLElement): void;
  stop(): void;
}

/** A drawing in the colours of a mode. */
interface ModeDrawing extends Drawing {
  mode: string;
}

const modeOfPage = () => document.documentElement.dataset.theme!;
const paper = mediaQuery("print");

/** Diagrams that are drawn, or are being drawn. */
const STARTED = 'figure.diagram:is([data-state="drawn"], [data-state="drawing"])';

const sourceOf = (figure: Element) => figure.querySelector("pre")?.textContent ?? "";

/**
 * Draws diagrams one after the other in the colours of the mode, and those that are drawn again when it changes. While a
 * page is printed a browser that prefers dark may say that it prefers light: that is no change, and the colours of paper
 * are those of neither mode.
 */
export function createDrawer(open: () => Promise<Stage> = openStage): Drawer {
  const drawings = new Map<string, ModeDrawing>();
  let opening: Promise<Stage> | undefined;
  let last: Promise<void> = Promise.resolve();
  let count = 0;

  const openOnce = (): Promise<Stage> =>
    (opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  const drawingOf = async (figure: HTMLElement): Promise<ModeDrawing> => {
    const [{ mermaid, roomFor }] = await Promise.all([openOnce(), document.fonts?.ready]);
    const mode = modeOfPage();
    const key = `${mode} ${sourceOf(figure)}`;
    const known = drawings.get(key);
    if (known && !document.getElementById(known.id)) return known;
    mermaid.initialize({
      ...{ startOnLoad: false, securityLevel: "strict", suppressErrorRendering: true },
      ...{ theme: "base", themeVariables: diagramColors() },
    });
    const id = `diagram-${++count}`;
    const room = roomFor(figure);
    const { svg } = await mermaid.render(id, sourceOf(figure), room);
    room.replaceChildren();
    const drawing = { ...toDrawing(id, svg, room), mode };
    drawings.set(key, drawing);
    return drawing;
  };

  const drawNow = async (figure: HTMLElement): Promise<void> => {
    const isDrawn = figure.dataset.state === "drawn";
    if (!figure.isConnected || (isDrawn && figure.dataset.mode === modeOfPage())) return;
    figure.dataset.state = isDrawn ? "drawn" : "drawing";
    try {
      const drawing = await drawingOf(figure);
      showDrawing(figure, drawing);
      figure.dataset.mode = drawing.mode;
    } catch (error) {
      // What is thrown on the stage is no `Error` of this document.
      showFault(figure, (error as Partial<Error>).message ?? String(error), () => draw(figure));
    }
  };
  const draw = (figure: HTMLElement): void => {
    last = last.then(() => drawNow(figure));
  };

  const mode = new MutationObserver(() => {
    if (paper.matches()) return;
    for (const figure of document.querySelectorAll<HTMLElement>(STARTED)) draw(figure);
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
