import { DomUtils, parseDocument } from "htmlparser2";
import type { Body, BodyNode } from "../../shared/body";
import type { IndexedSection } from "../records";

/** Elements to skip: drawings, controls, and the source text of formulas. */
const SILENT = new Set(["svg", "style", "script", "button", "annotation", "template", "noscript", "iframe"]);

/** Inline elements, whose text continues the surrounding text. Any other element starts a new piece. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code data del dfn em i img ins kbd label mark math mi mn mo mrow ms mtext mfrac msup msub msubsup msqrt mroot mover munder munderover mspace mstyle mtable mtr mtd semantics picture q rp rt ruby s samp small source span strong sub sup td th time u var wbr".split(
    " ",
  ),
);

/** The maximum length of a piece in characters, because Algolia limits the size of records. */
const MAX_PIECE = 1000;

type HtmlNodes = ReturnType<typeof parseDocument>["children"];
type Attributes = Record<string, unknown>;

/**
 * Splits a compiled text into sections of visible text, including tabs, collapsed details and code. Each heading with
 * an id starts a section below the page's title.
 */
export function toSections(title: string, body: Body): IndexedSection[] {
  const sections: IndexedSection[] = [{ anchor: null, level: 1, heading: title, pieces: [] }];
  let text = "";
  let isInHeading = false;

  const endPiece = () => {
    if (isInHeading) return;
    const piece = collapse(text);
    text = "";
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(piece)) sections.at(-1)!.pieces.push(...split(piece));
  };
  const readElement = (tag: string, attributes: Attributes, readChildren: () => void) => {
    if (!INLINE.has(tag)) endPiece();
    if (SILENT.has(tag) || isMarginal(tag, attributes)) return;
    const level = /^h[2-6]$/.test(tag) ? Number(tag[1]) : 0;
    if (level > 0 && attributes.id) return readHeading(level, String(attributes.id), readChildren);
    if (tag === "td" || tag === "th") text += " ";
    readChildren();
    if (!INLINE.has(tag)) endPiece();
  };
  const readHeading = (level: number, anchor: string, readChildren: () => void) => {
    isInHeading = true;
    readChildren();
    // A heading inside this one has ended it.
    if (!isInHeading) return endPiece();
    isInHeading = false;
    const heading = collapse(text);
    text = "";
    if (heading) sections.push({ anchor, level, heading, pieces: [] });
  };
  const readHtml = (nodes: HtmlNodes) => {
    for (const node of nodes) {
      if (DomUtils.isText(node)) text += node.data;
      else if (DomUtils.isTag(node)) readElement(node.name, node.attribs, () => readHtml(node.children));
    }
  };
  const readBody = (part: Body) => {
    if (typeof part === "string") readHtml(parseDocument(part).children);
    else part.forEach(readNode);
  };
  const readNode = (node: BodyNode) => {
    if (typeof node === "string") text += node;
    else if ("component" in node) {
      endPiece();
      for (const name of ["title", "label", "description", "caption"]) {
        const words = node.props[name];
        if (typeof words === "string") text += words;
        endPiece();
      }
      readBody(node.children);
      endPiece();
    } else {
      const attributes = { ...node.attributes, class: node.attributes.className };
      readElement(node.tag, attributes, () => readBody("html" in node ? node.html : node.children));
    }
  };
  readBody(body);
  endPiece();
  return sections;
}

/** Whether an element is not part of the text: footnote marks, heading anchors, and notes on embedded pages. */
const isMarginal = (tag: string, { id, class: className = "", ...attributes }: Attributes): boolean =>
  "data-footnote-ref" in attributes ||
  "data-footnote-backref" in attributes ||
  id === "footnote-label" ||
  ((tag === "a" || tag === "span") && /^(hash-link|embed-note)$/.test(String(className)));

const collapse = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Splits a long piece between words. */
function split(text: string): string[] {
  if (text.length <= MAX_PIECE) return [text];
  const at = text.lastIndexOf(" ", MAX_PIECE);
  const end = at > MAX_PIECE / 2 ? at : MAX_PIECE;
  return [text.slice(0, end), ...split(text.slice(end).trimStart())];
}
