/**
 * MDX refuses two things that writers expect in every Markdown file: HTML comments, and `{#id}` after a heading.
 * Both are rewritten outside code fences to what MDX reads alike, without moving a line.
 */
export function prepareMdx(text: string): string {
  return mapOutsideFences(text, (line) =>
    line.replace(/<!--(.*?)-->/g, "{/*$1*/}").replace(/^(#{1,6}\s.*?)\s*\{(#[^\s{}]+)\}\s*$/, "$1 \\{$2}"),
  );
}

/** Whether an MDX text has code of its own (`import` or `export`), which only a module can run. */
export function hasModuleCode(text: string): boolean {
  let found = false;
  mapOutsideFences(text, (line) => {
    found ||= /^(import|export)\s/.test(line);
    return line;
  });
  return found;
}

function mapOutsideFences(text: string, map: (line: string) => string): string {
  let fence: string | undefined;
  return text
    .split("\n")
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence) {
        if (mark && mark.startsWith(fence)) fence = undefined;
        return line;
      }
      if (mark) {
        fence = mark;
        return line;
      }
      return map(line);
    })
    .join("\n");
}
