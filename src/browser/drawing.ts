/** What Mermaid drew, in a form that a page with a strict policy can show: nothing in it is styled by its markup. */
export interface Drawing {
  id: string;
  svg: Element;
  css: string;
}

/** The style sheets of the drawings that are in the page, by their ids. */
const sheets = new Map<string, CSSStyleSheet>();

/** Takes a drawing apart; `room` is in the document that may hold styles. */
export function toDrawing(id: string, markup: string, room: HTMLElement): Drawing {
  const holder = room.ownerDocument.createElement("div");
  holder.innerHTML = markup;
  const styles = [...holder.querySelectorAll("style")];
  for (const style of styles) style.remove();
  for (const element of holder.querySelectorAll("[style]")) {
    element.setAttribute("data-style", element.getAttribute("style")!);
    element.removeAttribute("style");
  }
  return { id, svg: holder.firstElementChild!, css: styles.map(({ textContent }) => textContent).join("\n") };
}

/** Puts a drawing into an element of the page, in the place of what is there. */
export function insertDrawing(frame: HTMLElement, { id, svg, css }: Drawing): void {
  const copy = document.importNode(svg, true);
  for (const element of [copy, ...copy.querySelectorAll("[data-style]")]) {
    const { style, dataset } = element as HTMLElement;
    if (dataset.style) style.cssText = dataset.style;
    delete dataset.style;
  }
  addStyles(id, css);
  frame.replaceChildren(copy);
}

/** Adds the styles of a drawing, and takes those away whose drawing is gone. */
function addStyles(id: string, css: string): void {
  if (!document.adoptedStyleSheets) return;
  const gone = [...sheets].filter(([known]) => known === id || !document.getElementById(known));
  for (const [known] of gone) sheets.delete(known);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(id, sheet);
  const kept = document.adoptedStyleSheets.filter((each) => !gone.some(([, old]) => old === each));
  document.adoptedStyleSheets = [...kept, sheet];
}
