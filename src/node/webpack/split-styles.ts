import { extractorOptions, type Styled } from "./style-sheets";

interface StyleModule {
  nameForCondition(): string | null;
}

interface Context {
  chunkGraph: { getModuleChunksIterable(module: StyleModule): Iterable<{ name?: string | null }> };
}

interface CacheGroup {
  test?: (module: StyleModule, context: Context) => boolean;
  name?: string | ((module: StyleModule) => string);
}

export interface Split extends Pick<Styled, "plugins"> {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, CacheGroup> } };
}

/**
 * Kinds of pages with a style sheet of their own, by the name of their chunk; a post that is a module has a chunk of its
 * own. The others share one.
 */
const KINDS: [kind: string, chunk: RegExp][] = [
  ["frame", /^(app|component---src-templates-page-tsx)$/],
  ["home", /^component---src-pages-index-/],
  ["post", /^component---src-templates-post-tsx/],
  ["list", /^component---src-templates-(post-list|archive|tag|tag-index|author|author-index)-/],
  ["docs", /^component---src-templates-doc-/],
];

const kindOf = (chunk: string): string => KINDS.find(([, name]) => name.test(chunk))?.[0] ?? "other";

/** In a folder that hosts and the worker may keep for good. */
const FILE = "static/[name]-[contenthash].css";

/** What compiled texts need, wherever they stand: what `src/styles/text.ts` imports. */
const OF_TEXTS = /[\\/]src[\\/]styles[\\/](prose|math|diagrams|code|blocks|block-icons|figures|zoom)\.css$/;

/** Parts of the documentation. A site without one has them all the same in the menu of narrow windows, which comes later. */
const OF_DOCS = /[\\/]src[\\/]components[\\/]docs[\\/]/;

/** The sheet that a style belongs to, by the names of all chunks that it is in. */
function sheetOf(file: string, chunks: readonly string[]): string {
  if (OF_TEXTS.test(file)) return "text";
  if (chunks.length === 0 && OF_DOCS.test(file)) return "docs";
  const [kind = "frame", ...more] = new Set(chunks.map(kindOf));
  return more.length > 0 ? "frame" : kind;
}

/**
 * Gives each kind of page its own style sheet beside that of the frame around all of them, so that a page has in it what
 * it is styled with and little more; Gatsby would put all styles into each page. What several kinds use belongs to the
 * frame, and so does what only parts without a name use, which are loaded later but may be in the HTML before. The policy
 * has a hash of each sheet, and hosts read lines of a limited length: there should be few of them.
 */
export function splitStyles(config: Split): void {
  for (const options of extractorOptions(config)) options.filename = options.chunkFilename = FILE;
  const styles = config.optimization?.splitChunks?.cacheGroups?.styles;
  if (!styles?.test) return;
  const isStyle = styles.test;
  const sheets = new WeakMap<StyleModule, string>();
  styles.test = (module, context) => {
    if (!isStyle(module, context)) return false;
    const chunks = [...context.chunkGraph.getModuleChunksIterable(module)].flatMap(({ name }) => name ?? []);
    sheets.set(module, sheetOf(module.nameForCondition() ?? "", chunks));
    return true;
  };
  styles.name = (module) => `styles-${sheets.get(module)}`;
}
