import path from "node:path";
import { nearest, type Problem } from "../shared/problem";

const DATA = ["authors", "resume", "sidebars", "site", "tags", "versions"];
const SECTION = /^(?:blog|docs|docs-versions|pages|projects)\//;
const IS_TEXT = /\.(?:mdx?|markdown|mdown|mkdn?)$/i;
const IS_SETTINGS = /\.(?:ya?ml|json)$/i;

/** Files that nobody reads and whose name is nearly that of one that is read. `names` are below the content folder. */
export function findUnreadFiles(dir: string, names: readonly string[]): Problem[] {
  return names.flatMap((name) => {
    const meant = meantBy(name);
    if (meant === undefined || meant === name) return [];
    const message = "A file of this name is not read.";
    return [{ file: path.join(dir, name), message, expected: `Expected the name ${meant}.`, severity: "warning" }];
  });
}

/** The name that a file should have to be read, which may be its own. What begins with `_` is left alone on purpose. */
function meantBy(name: string): string | undefined {
  const { dir, name: stem, ext } = path.posix.parse(name);
  if (/\/_/.test(`/${dir}`)) return undefined;
  const isHidden = stem.startsWith("_");
  if (!isHidden && IS_TEXT.test(name) && SECTION.test(name))
    return `${dir}/${stem}${/^\.mdx$/i.test(ext) ? ".mdx" : ".md"}`;
  if (!IS_SETTINGS.test(name)) return undefined;
  if (/^docs(?:-versions)?\//.test(name) && nearest(stem, ["_category_"])) {
    return `${dir}/_category_${/^\.(?:json|yaml)$/.test(ext) ? ext : ".yml"}`;
  }
  if (isHidden) return undefined;
  const meant = dir === "data" ? nearest(stem, DATA) : /^(?:blog)?$/.test(dir) && DATA.find((each) => each === stem);
  return meant ? `data/${meant}.yml` : undefined;
}
