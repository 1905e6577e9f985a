import { Parser } from "htmlparser2";
import type { Body, BodyNode } from "../../shared/body";
import type { IndexedSection } from "../indexed-page";

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

type Attributes = Record<string, string>;

interface Open {
  silent: boolean;
  heading: boolean;
}

/**
 * Splits a compiled text into sections of visible text, including tabs, collapsed details and code. Each heading with
 * an id starts a section below the page's title.
 */
export function toSections(title: string, body: Body): IndexedSection[] {
  const reader = new SectionReader(title);
  reader.readBody(body);
  return reader.finish();
}

class SectionReader {
  private readonly sections: IndexedSection[];
  private readonly open: Open[] = [];
  private text = "";
  private heading: { level: number; id: string } | null = null;

  constructor(title: string) {
    this.sections = [{ anchor: null, level: 1, heading: title, pieces: [] }];
  }

  readBody(body: Body): void {
    if (typeof body === "string") this.parser.end(body);
    else for (const node of body) this.readNode(node);
  }

  finish(): IndexedSection[] {
    this.endPiece();
    return this.sections;
  }

  private get parser(): Parser {
    return new Parser({
      onopentag: (tag, attributes) => this.enter(tag, attributes),
      onclosetag: (tag) => this.leave(tag),
      ontext: (text) => this.read(text),
    });
  }

  private readNode(node: BodyNode): void {
    if (typeof node === "string") return this.read(node);
    if ("component" in node) {
      this.endPiece();
      for (const name of ["title", "label", "description", "caption"]) {
        const value = node.props[name];
        if (typeof value !== "string") continue;
        this.read(value);
        this.endPiece();
      }
      this.readBody(node.children);
      return this.endPiece();
    }
    const attributes = Object.entries(node.attributes).map(([name, value]) => [
      name === "className" ? "class" : name,
      String(value),
    ]);
    this.enter(node.tag, Object.fromEntries(attributes) as Attributes);
    this.readBody("html" in node ? node.html : node.children);
    this.leave(node.tag);
  }

  private read(text: string): void {
    if (!this.open.at(-1)?.silent) this.text += text;
  }

  private enter(tag: string, attributes: Attributes): void {
    const silent = this.open.at(-1)?.silent || SILENT.has(tag) || isMarginal(tag, attributes);
    const level = Number(/^h([2-6])$/.exec(tag)?.[1] ?? 0);
    const id = level > 0 && !silent ? attributes.id : undefined;
    if (!INLINE.has(tag)) this.endPiece();
    else if (tag === "td" || tag === "th") this.text += " ";
    if (id) this.heading = { level, id };
    this.open.push({ silent, heading: id !== undefined });
  }

  private leave(tag: string): void {
    // The parser closes every element that it has opened, the innermost first, and bodies end with no unfinished tag.
    if (this.open.pop()!.heading && this.heading) {
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

/** Whether an element is not part of the text: footnote marks, heading anchors, and notes on embedded pages. */
const isMarginal = (tag: string, { id, class: className = "", ...attributes }: Attributes): boolean =>
  "data-footnote-ref" in attributes ||
  "data-footnote-backref" in attributes ||
  id === "footnote-label" ||
  ((tag === "a" || tag === "span") && /^(hash-link|embed-note)$/.test(className));

const collapse = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Splits a long piece between words. */
function split(text: string): string[] {
  if (text.length <= MAX_PIECE) return [text];
  const at = text.lastIndexOf(" ", MAX_PIECE);
  const end = at > MAX_PIECE / 2 ? at : MAX_PIECE;
  return [text.slice(0, end), ...split(text.slice(end).trimStart())];
}
