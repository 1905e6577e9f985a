import { once, type EventEmitter } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import type { IPluginRefObject } from "gatsby";
import { DEFAULT_SITE } from "../../../src/content/site";
import { plugins } from "../../../src/gatsby/config";
import { relativeTo } from "../../../src/shared/files";
import { makeFolder } from "../../stand-ins/content-folder";

interface Watcher extends EventEmitter {
  close(): Promise<void>;
}

/** The watcher of the plugin. */
const { watch } = createRequire(require.resolve("gatsby-source-filesystem/package.json"))("chokidar") as {
  watch(folder: string, options: { ignored?: unknown }): Watcher;
};

it("Gatsby watches no repository in the content, but other hidden folders", async () => {
  const names = ["blog/a/cover.png", "blog/a/index.md", "blog/a/.b.png", ".img/c.png", ".git/HEAD", ".git/refs/main"];
  const dir = path.join(
    makeFolder(Object.fromEntries(names.map((name) => [`.sites/.mine/${name}`, ""]))),
    ".sites/.mine",
  );
  process.env.SITE_CONTENT_DIR = dir;
  const source = plugins(DEFAULT_SITE).find((plugin) => JSON.stringify(plugin).includes("gatsby-source-filesystem"));
  const { options } = source as IPluginRefObject;
  const watcher = watch(dir, { ignored: options?.ignore });
  const found: string[] = [];
  watcher.on("add", (file) => found.push(relativeTo(dir, file)));
  await once(watcher, "ready");
  await watcher.close();
  expect(found.sort()).toEqual([".img/c.png", "blog/a/.b.png", "blog/a/cover.png", "blog/a/index.md"]);
});
