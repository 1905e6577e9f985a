import fs from "node:fs";
import path from "node:path";
import { build as esbuild } from "esbuild";
import type { BuildArgs } from "gatsby";
import type { Build } from "../../shared/offline/manifest";
import type { SiteFiles } from "../site-files";
import { builtTexts } from "../text-nodes";
import { buildManifest, type ManifestInput } from "./build-manifest";
import { diagramFiles, diagramKinds } from "./diagram-files";

/** Bundles a worker of `src/worker/` to one script, which names what a build consists of as `__BUILD__`. */
export async function bundleWorker(name: "sw" | "remove"): Promise<string> {
  const { outputFiles } = await esbuild({
    entryPoints: [path.resolve(`src/worker/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
  });
  return outputFiles[0]!.text;
}

/** Writes the worker that removes itself in place of the offline worker. */
export async function writeRemovingWorker(publicDir = path.resolve("public")): Promise<void> {
  fs.writeFileSync(path.join(publicDir, "sw.js"), await bundleWorker("remove"));
}

const isOff = (): boolean => process.env.GATSBY_OFFLINE === "off";

/** Writes `sw.js` and the lists of pages it works with, for the files that are in `public`. */
export function writeWorker(worker: string, input: ManifestInput): Build {
  const { files } = input;
  for (const file of files.below("offline")) {
    if (/\/pages-[\da-f]+\.json$/.test(file)) fs.rmSync(path.join(files.folder, file));
  }
  const { build } = buildManifest(input);
  fs.writeFileSync(
    path.join(files.folder, "sw.js"),
    worker.replace("__BUILD__", () => JSON.stringify(build)),
  );
  return build;
}

/**
 * Writes the offline worker as the last step of a build: every file has to be there. With `GATSBY_OFFLINE=off` it is
 * the one that removes itself.
 */
export async function writeOfflineWorker(args: Pick<BuildArgs, "getNodesByType">, files: SiteFiles): Promise<void> {
  if (isOff()) return writeRemovingWorker(files.folder);
  const kinds = diagramKinds(builtTexts(args));
  const paths = args.getNodesByType("SitePage").map(({ path: page }) => String(page));
  writeWorker(await bundleWorker("sw"), { files, paths, extras: diagramFiles(files.folder, kinds) });
}
