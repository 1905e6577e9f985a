/**
 * MDX refuses three things that writers expect in every Markdown file: HTML comments, addresses as `<https://…>`, and
 * `{#id}` after a heading. They are rewritten outside code to what MDX reads alike, without moving a line.
 */
export function prepareMdx(text: string): string {
  return mapOutsideFences(text, (part) =>
    part
      .replace(/(`+)[^`][\s\S]*?\1|\{\/\*[\s\S]*?\*\/\}|<!--([\s\S]*?)-->/g, (whole, _, comment?: string) =>
        comment === undefined ? whole : `{/*${comment}*/}`,
      )
      .replace(
        /(`+)[^`][\s\S]*?\1|<(https?:\/\/[^\s<>`]+|mailto:[^\s<>`]+)>/g,
        (whole, code?: string, address?: string) => (code ? whole : `[${address}](${address})`),
      )
      .replace(/^(#{1,6}[ \t].*?)[ \t]*\{(#[^\s{}]+)\}[ \t]*$/gm, "$1 \\{$2}"),
  );
}

/** Whether an MDX file has code of its own (`import` or `export`), which only a module can run. */
export function isModule(file: string, text: string): boolean {
  if (!file.endsWith(".mdx")) return false;
  let found = false;
  mapOutsideFences(text, (part) => {
    found ||= /^(import|export)\s/m.test(part);
    return part;
  });
  return found;
}

/** Maps the parts of a text between its fenced blocks, and the blocks too where there is something to do with them. */
export function mapOutsideFences(
  text: string,
  map: (part: string) => string,
  mapFence: (block: string) => string = (block) => block,
): string {
  const parts: { lines: string[]; isCode: boolean }[] = [{ lines: [], isCode: false }];
  let fence: string | undefined;
  for (const line of text.split("\n")) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (!fence && mark) {
      fence = mark;
      parts.push({ lines: [line], isCode: true });
    } else {
      parts.at(-1)!.lines.push(line);
      if (fence && mark?.startsWith(fence)) {
        fence = undefined;
        parts.push({ lines: [], isCode: false });
      }
    }
  }
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, isCode }) => (isCode ? mapFence : map)(lines.join("\n")))
    .join("\n");
}
