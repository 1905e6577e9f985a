import type { Body, BodyNode } from "../../shared/body";
import type { SearchSection } from "../search-page";
import { attributeOf, scanHtml, type HtmlToken } from "./scan-html";

/** Not read: drawings, controls, and what formulas carry along for copying. */
const SILENT = new Set(["svg", "style", "script", "button", "annotation", "template", "noscript", "iframe"]);

/** What stands in these flows with the words around it; every other element begins a piece of its own. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code data del dfn em i img ins kbd label mark math mi mn mo mrow ms mtext mfrac msup msub msubsup msqrt mroot mover munder munderover mspace mstyle mtable mtr mtd semantics picture q rp rt ruby s samp small source span strong sub sup td th time u var wbr".split(
    " ",
  ),
);

const MAX_PIECE = 1000;

interface Open {
  tag: string;
  silent: boolean;
  heading: boolean;
}

/**
 * The sections of a compiled text, below the page's title: what its readers see, with tabs, folded details and code.
 * A heading with an id begins a section.
 */
export function toSections(title: string, body: Body): SearchSection[] {
  const reader = new SectionReader(title);
  reader.readBody(body);
  return reader.finish();
}

class SectionReader {
  private readonly sections: SearchSection[];
  private readonly open: Open[] = [];
  private text = "";
  private heading: { level: number; id: string } | null = null;

  constructor(title: string) {
    this.sections = [{ anchor: null, level: 1, heading: title, pieces: [] }];
  }

  readBody(body: Body): void {
    if (typeof body === "string") for (const token of scanHtml(body)) this.read(token);
    else for (const node of body) this.readNode(node);
  }

  finish(): SearchSection[] {
    this.endPiece();
    return this.sections;
  }

  private readNode(node: BodyNode): void {
    if (typeof node === "string") return this.read({ type: "text", value: node });
    if ("component" in node) {
      this.endPiece();
      for (const name of ["title", "label", "description", "caption"]) {
        const value = node.props[name];
        if (typeof value === "string") this.readPiece(value);
      }
      this.readBody(node.children);
      return this.endPiece();
    }
    const attributes = Object.entries(node.attributes)
      .map(([name, value]) => ` ${name === "className" ? "class" : name}="${String(value).replace(/"/g, "&quot;")}"`)
      .join("");
    this.read({ type: "open", tag: node.tag, attributes });
    this.readBody("html" in node ? node.html : node.children);
    this.read({ type: "close", tag: node.tag });
  }

  private readPiece(value: string): void {
    this.read({ type: "text", value });
    this.endPiece();
  }

  private read(token: HtmlToken): void {
    if (token.type === "text") {
      if (!this.open.at(-1)?.silent) this.text += token.value;
    } else if (token.type === "open") this.enter(token.tag, token.attributes);
    else this.leave(token.tag);
  }

  private enter(tag: string, attributes: string): void {
    const silent = this.open.at(-1)?.silent || SILENT.has(tag) || isMarginal(tag, attributes);
    const level = Number(/^h([2-6])$/.exec(tag)?.[1] ?? 0);
    const id = level > 0 && !silent ? attributeOf(attributes, "id") : undefined;
    if (!INLINE.has(tag)) this.endPiece();
    else if (tag === "td" || tag === "th") this.text += " ";
    if (id) this.heading = { level, id };
    this.open.push({ tag, silent, heading: id !== undefined });
  }

  private leave(tag: string): void {
    const at = this.open.findLastIndex((element) => element.tag === tag);
    if (at < 0) return;
    const isHeading = this.open[at]!.heading;
    this.open.length = at;
    if (isHeading && this.heading) {
      const heading = collapse(this.text);
      if (heading) this.sections.push({ anchor: this.heading.id, level: this.heading.level, heading, pieces: [] });
      this.heading = null;
      this.text = "";
    } else if (!INLINE.has(tag)) this.endPiece();
  }

  private endPiece(): void {
    if (this.heading) return;
    const text = collapse(this.text);
    this.text = "";
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) this.sections.at(-1)!.pieces.push(...split(text));
  }
}

/** What is on the page beside the text: marks of footnotes, links of headings to themselves, notes on embedded pages. */
const isMarginal = (tag: string, attributes: string): boolean =>
  /\sdata-footnote-(ref|backref)\b|\sid="footnote-label"/i.test(attributes) ||
  ((tag === "a" || tag === "span") && /\sclass="(hash-link|embed-note)"/.test(attributes));

const collapse = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A record has to be small: a long block is cut between words. */
function split(text: string): string[] {
  if (text.length <= MAX_PIECE) return [text];
  const at = text.lastIndexOf(" ", MAX_PIECE);
  const end = at > MAX_PIECE / 2 ? at : MAX_PIECE;
  return [text.slice(0, end), ...split(text.slice(end).trimStart())];
}
