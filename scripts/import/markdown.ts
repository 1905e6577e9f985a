import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { CODE_IN_TEXT, mapOutsideFences } from "../../src/markdown/syntax/fences";
import { parse } from "../../src/markdown/syntax/parse";
import { prepare } from "../../src/markdown/syntax/source";
import { findMdx } from "../../src/markdown/warnings/stray-marks";

/** What a match gets in its place. Undefined keeps it. */
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

/** Whether a text has components, imports or code in attributes. */
export function hasMdx(text: string): boolean {
  const file = new VFile(prepare(text, "md"));
  let found = false;
  visit(parse(file, "md"), (node) => {
    if (node.type === "text" || node.type === "html") found ||= findMdx(node, file);
  });
  return found;
}

const code = (_: string, language = "", lines = ""): string =>
  ["```" + language.toLowerCase(), lines.replace(/^\n|\s+$/g, ""), "```"].join("\n");

/** The picture of a shortcode: `src="a.png" alt="A" caption="Words" link="/b/"`. */
function figure(_: string, source = ""): string | undefined {
  const attributes = source.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g);
  const values = Object.fromEntries([...attributes].map(([, name, a, b, c]) => [name, a ?? b ?? c]));
  const { src, alt = "", caption, title = "", link } = values as Record<string, string | undefined>;
  if (src === undefined) return undefined;
  const words = (caption ?? title).replaceAll('"', "&quot;");
  const picture = `![${alt}](${src.replaceAll(" ", "%20")}${words && ` "${words}"`})`;
  return link ? `[${picture}](${link})` : picture;
}

/** The tags of templates for which Markdown or a block has a form. */
const TAGS: Record<string, [pattern: RegExp, replace: Replace][]> = {
  hugo: [
    [/\{\{[<%]\s*(?:figure|img)\s([^]*?)\/?[>%]\}\}/g, figure],
    [/\{\{[<%]\s*youtube\s+(?:id=)?"?([\w-]+)"?[^{}]*[>%]\}\}/g, (_, id) => `::video[Video]{id=${id}}`],
    [/\{\{[<%]\s*(?:rel)?ref\s+"([^"]+)"\s*[>%]\}\}/g, (_, address) => address],
    [/\{\{[<%]\s*highlight\s+"?([\w+#-]+)"?[^{}]*[>%]\}\}([^]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g, code],
  ],
  jekyll: [
    [/\{%-?\s*highlight\s+([\w+#-]+)[^%]*-?%\}([^]*?)\{%-?\s*endhighlight\s*-?%\}/g, code],
    [/\{\{-?\s*(?:site\.(?:base)?url|["']([^"']+)["']\s*\|\s*\w+_url)\s*-?\}\}/g, (_, address = "") => address],
    [/\{%-?\s*(?:end)?raw\s*-?%\}/g, () => ""],
    [/\{%-?\s*(?:post_url|link)\s+(\S+)\s*-?%\}/g, (_, name) => `/${name}`],
  ],
};

/** Replaces the tags of a tool outside of code. */
export const replaceTags = (text: string, tool: string): string =>
  (TAGS[tool] ?? []).reduce((result, [pattern, replace]) => replaceInText(result, pattern, replace), text);
