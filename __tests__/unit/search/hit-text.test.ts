import { contentParts, headingParts, toParts } from "../../../src/search/page/hit-text";
import { escapeMarkup } from "../../../src/shared/escape";
import { makeHit } from "../../stand-ins/search-engine";

describe("toParts", () => {
  it("tells what was found from the rest, and reads escaped characters", () => {
    expect(toParts({ value: `${escapeMarkup(`a <b> &amp; "' `)}<mark>c</mark>…` })).toEqual([
      { text: `a <b> &amp; "' `, marked: false },
      { text: "c", marked: true },
      { text: "…", marked: false },
    ]);
  });

  it.each(["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</mark><b>"])(
    "takes %s for text like any other",
    (html) => expect(toParts({ value: html }).map(({ text }) => text)).toEqual([html.replace("</mark>", "")]),
  );
});

describe("a hit", () => {
  it("shows its heading whole, and the words around what was found in its text", () => {
    const hit = makeHit("a", {
      content: "long",
      _highlightResult: { hierarchy: { lvl1: { value: "<mark>Lin</mark>ux" } } },
      _snippetResult: { hierarchy: {}, content: { value: "…<mark>x</mark>…" } },
    });
    expect(headingParts(hit, "lvl1").map(({ text }) => text)).toEqual(["Lin", "ux"]);
    expect(contentParts(hit).map(({ text }) => text)).toEqual(["…", "x", "…"]);
  });
});
