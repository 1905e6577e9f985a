import path from "node:path";
import { buildSync } from "esbuild";

/**
 * Bundles a service worker into one file for browsers.
 * @param entry Its source, as a path from the root of the repository.
 * @param outfile An absolute path. An existing file is overwritten.
 * @param define Expressions that are put in the place of global names.
 */
export function bundleWorker(entry: string, outfile: string, define: Record<string, string> = {}): void {
  buildSync({
    entryPoints: [path.resolve(entry)],
    outfile,
    define,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
  });
}
