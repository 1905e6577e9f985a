import { contentParts, pathTexts, titleParts, toParts } from "../../../src/search/hit-text";
import { makeHit } from "../../stand-ins/search-engine";

const value = (text: string) => ({ value: text, matchLevel: "full" as const, matchedWords: [] });

describe("toParts", () => {
  it("tells what was found from the rest, and reads escaped characters", () => {
    expect(toParts({ value: "a &lt;b&gt; &amp;amp; &#34;&#x27;&#9999999; <mark>c</mark>…" })).toEqual([
      { text: "a <b> &amp; \"'&#9999999; ", marked: false },
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
  const hierarchy = { lvl0: "Docs", lvl1: "Guide", lvl2: "Install", lvl3: "Linux", lvl4: null, lvl5: null, lvl6: null };

  it("is named by its text, with the headings above it, without its page's title below that", () => {
    const hit = makeHit("a", { type: "content", content: "Use <apt>.", hierarchy });
    expect(titleParts(hit)).toEqual([{ text: "Use <apt>.", marked: false }]);
    expect(pathTexts(hit, false)).toEqual(["Guide", "Install", "Linux"]);
    expect(pathTexts(hit, true)).toEqual(["Install", "Linux"]);
  });

  it("is named by its own heading whole, with those above", () => {
    const hit = makeHit("a", {
      type: "lvl3",
      hierarchy,
      _highlightResult: { hierarchy: { lvl3: value("<mark>Lin</mark>ux") } },
    });
    expect(titleParts(hit)).toEqual([
      { text: "Lin", marked: true },
      { text: "ux", marked: false },
    ]);
    expect(pathTexts(hit, false)).toEqual(["Guide", "Install"]);
  });

  it("shows the words around what was found in its text", () => {
    const hit = makeHit("a", {
      content: "long",
      _snippetResult: { hierarchy: {}, content: value("…<mark>x</mark>…") },
    });
    expect(contentParts(hit).map(({ text }) => text)).toEqual(["…", "x", "…"]);
  });

  it("is named by its address when it has nothing else", () => {
    expect(titleParts({ objectID: "a", url: "/x", type: "lvl1", hierarchy: {} })).toEqual([
      { text: "/x", marked: false },
    ]);
  });
});
