import type { Html } from "mdast";
import type { VFile } from "vfile";
import { endOf } from "../../shared/problem";

/** The elements of HTML, obsolete ones included, except those that hide what follows if nothing closes them. */
const ELEMENTS = new Set(
  (
    "a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption " +
    "center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption " +
    "figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd " +
    "label legend li link main map mark marquee math menu meta meter nav nobr noscript object ol optgroup option " +
    "output p param picture pre progress q rp rt ruby s samp script search section slot small source span " +
    "strike strong style sub summary sup svg table tbody td tfoot th thead time tr track tt u " +
    "ul var video wbr"
  ).split(" "),
);

const TAG = /<!--[^]*?-->|<([a-z][\w-]*)\b[^<>]*>/gi;
const COMPONENT = /^[A-Z]\w*[a-z]/;

/**
 * Reports tags that no element of HTML has and that nothing closes, such as `<T>` or `<your-name>` in `.md`: readers see
 * nothing of them. Texts with drawings or formulas in HTML have elements of their own.
 */
export function findLostTags({ value, position }: Html, file: VFile): void {
  const source = String(file);
  if (/<(?:svg|math)\b/i.test(source) || source.endsWith("{{", position?.start.offset)) return;
  for (const { index, 0: tag, 1: name = "" } of value.matchAll(TAG)) {
    const isKnown = name === "" || ELEMENTS.has(name.toLowerCase()) || COMPONENT.test(name);
    if (isKnown || source.includes(`</${name}>`)) continue;
    const shown = tag.replace(/\s+/g, " ");
    const isAddress = /^<(?:https?:|mailto:|[\w.+-]+@)/i.test(shown);
    const expected = isAddress ? "an empty line before it" : `\\${shown}, or code: \`${shown}\``;
    file.message(
      `${shown} reads as a tag of HTML, so readers do not see it. Expected ${expected}.`,
      position && endOf(value.slice(0, index), position.start),
    );
  }
}
