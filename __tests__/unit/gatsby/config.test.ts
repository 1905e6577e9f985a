import { once } from "node:events";
import path from "node:path";
import chokidar from "chokidar";
import type { IPluginRefObject } from "gatsby";
import { DEFAULT_SITE } from "../../../src/content/site";
import { plugins } from "../../../src/gatsby/config";
import { relativeTo } from "../../../src/shared/files";
import { makeFolder } from "../../stand-ins/content-folder";

it("Gatsby watches no hidden folders of the content, but a content folder that is in a hidden one", async () => {
  const names = ["blog/a/cover.png", "blog/a/index.md", "blog/a/.b.png", ".git/HEAD", ".git/refs/main"];
  const dir = path.join(
    makeFolder(Object.fromEntries(names.map((name) => [`.sites/.mine/${name}`, ""]))),
    ".sites/.mine",
  );
  process.env.SITE_CONTENT_DIR = dir;
  const source = plugins(DEFAULT_SITE).find((plugin) => JSON.stringify(plugin).includes("gatsby-source-filesystem"));
  const { options } = source as IPluginRefObject;
  const watcher = chokidar.watch(dir, { ignored: options?.ignore as string[] });
  const found: string[] = [];
  watcher.on("add", (file) => found.push(relativeTo(dir, file)));
  await once(watcher, "ready");
  await watcher.close();
  expect(found.sort()).toEqual(["blog/a/.b.png", "blog/a/cover.png", "blog/a/index.md"]);
});
