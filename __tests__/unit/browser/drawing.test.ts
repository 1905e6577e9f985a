import { insertDrawing, toDrawing } from "../../../src/browser/drawing";

const MARKUP =
  '<svg id="d1"><style>#d1 text{fill:red}</style><g style="opacity: 0.5"><text style="color: blue">Cue</text></g></svg>';

const room = () => document.implementation.createHTMLDocument().body;
let frame: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div id="frame"><p>before</p></div>';
  frame = document.getElementById("frame")!;
});

describe("a drawing", () => {
  it("is taken apart into markup that styles nothing and the styles", () => {
    const { svg, css } = toDrawing("d1", MARKUP, room());
    expect(css).toBe("#d1 text{fill:red}");
    expect(svg.outerHTML).not.toMatch(/<style| style=/);
  });

  it("is put into the page as it was drawn, in the place of what was there, as often as it is asked for", () => {
    const drawing = toDrawing("d1", MARKUP, room());
    insertDrawing(frame, drawing);
    insertDrawing(frame, drawing);
    expect(frame.children).toHaveLength(1);
    expect(frame.querySelector("text")).toHaveStyle({ color: "rgb(0, 0, 255)" });
    expect(frame.querySelector("g")).toHaveStyle({ opacity: "0.5" });
    expect(frame.innerHTML).not.toContain("data-style");
  });
});

describe("its styles", () => {
  class Sheet {
    css = "";
    replaceSync(css: string) {
      this.css = css;
    }
  }
  const adopted = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ css }) => css);
  const other = new Sheet();
  beforeEach(() => {
    Object.assign(document, { adoptedStyleSheets: [other] });
    Object.assign(window, { CSSStyleSheet: Sheet });
    other.css = "other";
  });

  it("hold while it is in the page, and those of others stay", () => {
    const first = toDrawing("d1", MARKUP, room());
    const second = toDrawing("d2", '<svg id="d2"><style>#d2{}</style></svg>', room());
    insertDrawing(frame, first);
    expect(adopted()).toEqual(["other", "#d1 text{fill:red}"]);
    insertDrawing(frame, second);
    insertDrawing(frame, second);
    expect(adopted()).toEqual(["other", "#d2{}"]);
  });
});
