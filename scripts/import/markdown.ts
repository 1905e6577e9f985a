import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { CODE_IN_TEXT, mapOutsideFences } from "../../src/markdown/syntax/fences";
import { parse } from "../../src/markdown/syntax/parse";
import { prepare } from "../../src/markdown/syntax/source";
import { findMdx } from "../../src/markdown/warnings/stray-marks";

/** Returns what replaces a match. Undefined keeps it. */
type Replace = (whole: string, ...groups: string[]) => string | undefined;

/** Replaces a pattern outside of code. */
export function replaceInText(text: string, pattern: RegExp, replace: Replace): string {
  const either = new RegExp(`${CODE_IN_TEXT.source}|(${pattern.source})`, pattern.flags);
  return mapOutsideFences(text, (part) =>
    part.replace(either, (whole: string, _: unknown, found: string | undefined, ...groups: string[]) =>
      found === undefined ? whole : (replace(found, ...groups) ?? whole),
    ),
  );
}

/** The addresses of links, pictures, definitions and HTML. */
export const ADDRESS = new RegExp(
  [
    String.raw`(?<=\]\(\s*<)[^>\n]+`,
    String.raw`(?<=\]\(\s*|^[ \t>]*\[[^\]\n]+\]:[ \t]*<?)(?:[^\s()<>]|\([^\s()]*\))+`,
    String.raw`(?<=\b(?:src|href|poster)\s*=\s*(?:\{?\s*require\(\s*)?["'])[^"'\n]+`,
  ].join("|"),
  "gm",
);

/** A picture that is a paragraph of its own. */
export const PICTURE = /(?<=^|\n\n)!\[[^\]\n]*\]\(<?([^\s)>]+)[^)\n]*\)[ \t]*\n(?=\n|$)/g;

/** A comment of MDX that no Markdown here has: not a mark of the summary, nor the id of a heading. */
const COMMENT = /\{\/\*(?!\s*(?:truncate|more|#[\w-]+)\s*\*\/)/;

/** Whether a text has components, imports, comments or code in attributes, as MDX has them. */
export function hasMdx(text: string): boolean {
  const file = new VFile(prepare(text, "md"));
  let found = false;
  visit(parse(file, "md"), (node) => {
    if (node.type === "text" || node.type === "html") found ||= COMMENT.test(node.value) || findMdx(node, file);
  });
  return found;
}

function code(_: string, language = "", options = "", lines = ""): string {
  const longest = Math.max(2, ...[...lines.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return [fence + language.toLowerCase() + marks(options), lines.replace(/^\n|\s+$/g, ""), fence].join("\n");
}

/** The options of a code block here: `linenos=table,hl_lines=[2,"4-5"],linenostart=7` is ` showLineNumbers=7 {2,4-5}`. */
function marks(options: string): string {
  const numbers = /\blinenos(?:tart\b|\b(?!=["']?false))/i.test(options) ? " showLineNumbers" : "";
  const [, start] = /\blinenostart=["']?(\d+)/i.exec(options) ?? [];
  const [, lines = ""] = /_lines=([^a-z\]]*)/i.exec(options) ?? [];
  return numbers + (start ? `=${start}` : "") + (/\d/.test(lines) ? ` {${lines.match(/[\d-]+/g)!.join()}}` : "");
}

const OPTION = /\b(?:linenos(?:tart)?|hl_lines)\b(?:=(?:\[[^\]]*\]|"[^"]*"|[^\s,]+))?[,\s]*/gi;

/** Writes the options that Hugo has in braces after the language of a fence. */
const withMarks = (block: string): string =>
  block.replace(/^([^\n{]*[\w+#-])[ \t]*\{([^\n}]*)\}/, (all, opening: string, options: string) => {
    const others = options.replace(OPTION, "").trim();
    return others === options.trim() ? all : opening + marks(options) + (others && ` {${others}}`);
  });

/** The picture of a shortcode: `src="a.png" alt="A" caption="Words" attr="By Ada" link="/b/"`. */
function figure(_: string, source = ""): string | undefined {
  const attributes = source.matchAll(/([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|([^\s"'`]+))/g);
  const values = Object.fromEntries(
    [...attributes].map(([, name, ...found]) => [name, found.find((value) => value !== undefined)]),
  );
  const { src, alt = "", caption, title, attr, attrlink, link } = values as Record<string, string | undefined>;
  if (src === undefined) return undefined;
  const credit = attrlink ? `[${attr ?? attrlink}](${attrlink})` : attr;
  const words = [title, caption, credit].filter(Boolean).join(" – ").replace(/\\?"/g, "&quot;");
  const picture = `![${alt}](${src.replaceAll(" ", "%20")}${words && ` "${words}"`})`;
  return link ? `[${picture}](${link})` : picture;
}

/** The tags of templates for which Markdown or a block has a form. */
const TAGS: Record<string, [pattern: RegExp, replace: Replace][]> = {
  docusaurus: [[/\{\s*useBaseUrl\(\s*["']\/?([^"']*)["']\s*\)\s*\}/g, (_, address) => `"/${address}"`]],
  hugo: [
    [/\{\{[<%]\s*(?:figure|img)\s((?:(?!\{\{)[^])*?)\/?[>%]\}\}/g, figure],
    [
      /\{\{[<%]\s*youtube\s+(?:(?:[^{}]*\s)?id=)?["']?([\w-]+)["']?(?=[\s/>%])[^{}]*[>%]\}\}/g,
      (_, id) => `::video[Video]{id=${id}}`,
    ],
    [/\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?["`]([^"`]+)["`][^{}]*[>%]\}\}/g, (_, address) => address],
    [/\{\{[<%]\s*highlight\s+"?([\w+#-]+)"?([^{}]*)[>%]\}\}([^]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g, code],
  ],
  jekyll: [
    [/\{%-?\s*highlight\s+([\w+#-]+)([^%]*)-?%\}([^]*?)\{%-?\s*endhighlight\s*-?%\}/g, code],
    [/\{\{-?\s*(?:site\.(?:base)?url|["']([^"']+)["']\s*\|\s*\w+_url)\s*-?\}\}/g, (_, address = "") => address],
    [/\{%-?\s*post_url\s+(\S+)\s*-?%\}/g, (_, name) => `/_posts/${name}`],
    [/\{%-?\s*link\s+(\S+)\s*-?%\}/g, (_, name) => `/${name}`],
  ],
};

/** What Liquid shows as it is written. */
const RAW = /\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/g;

/**
 * The formulas of Hugo: `\\(x\\)`, from which Markdown takes backslashes, or `\(x\)` if it passes them through. A comment
 * parts one from a letter beside it, where a dollar begins none.
 */
function formulas(config: string): [pattern: RegExp, replace: Replace][] {
  const isRaw = /passthrough(?:(?!\benable\b)[^])*\benable["']?\s*[:=]\s*true/.test(config);
  const mark = String.raw`(?<!\\)` + String.raw`\\`.repeat(isRaw ? 1 : 2);
  // Not in code of HTML, nor in code that is indented.
  const pre = "<pre\\b[^]*?</pre>|";
  const start = String.raw`(?<!^(?: {4}|\t).*)${mark}`;
  const inside = String.raw`\s*((?:.|\n(?!\n))*?\S)\s*`;
  const toTex = (found = "") => (isRaw ? found : found.replace(/\\([!-/:-@[-`{-~])/g, "$1"));
  const [before, after] = [String.raw`([\p{L}\p{N}/$]?)`, String.raw`(?=([\p{L}\p{N}{$\\]?))`];
  const part = (beside?: string) => beside && "<!-- -->";
  return [
    [
      new RegExp(String.raw`${pre}${before}${start}\(${inside}${mark}\)${after}`, "gmu"),
      (_, last, tex, next) => tex && `${last}${part(last)}$${toTex(tex)}$${part(next)}`,
    ],
    [new RegExp(String.raw`${pre}${start}\[${inside}${mark}\]`, "gm"), (_, tex) => tex && `$$${toTex(tex)}$$`],
  ];
}

/** Replaces the tags of a tool outside of code. `config` is its configuration. */
export function replaceTags(text: string, tool: string, config = ""): string {
  const raw: string[] = [];
  const marked = tool === "jekyll" ? text.replace(RAW, (_, inside) => `\uE000${raw.push(inside) - 1}\uE001`) : text;
  const ofTool = [...(TAGS[tool] ?? []), ...(tool === "hugo" ? formulas(config) : [])];
  const replaced = ofTool.reduce((result, [pattern, replace]) => replaceInText(result, pattern, replace), marked);
  const isUnused = tool === "docusaurus" && !/\buseBaseUrl\(/.test(replaced);
  const imported = isUnused ? replaceInText(replaced, /^import useBaseUrl from .*\n/gm, () => "") : replaced;
  const result = tool === "hugo" ? mapOutsideFences(imported, (part) => part, withMarks) : imported;
  return result.replace(/\uE000(\d+)\uE001/g, (_, index: string) => raw[Number(index)]!);
}
