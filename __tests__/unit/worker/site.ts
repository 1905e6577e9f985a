import { createHash } from "node:crypto";
import type { Build, FileEntry, PageEntry } from "../../../src/shared/offline/manifest";
import { SiteIndex } from "../../../src/worker/site-index";
import { Store } from "../../../src/worker/store";
import { FakeCaches } from "./fake-caches";

export const ROOT = "https://example.com";

/** A host that answers with files, and counts how often it was asked for each. */
export class FakeHost {
  readonly files = new Map<string, string>();
  readonly asked: string[] = [];
  isDown = false;

  put(url: string, content: string): FileEntry {
    this.files.set(url, content);
    return [url, createHash("sha256").update(content).digest("hex").slice(0, 16), content.length];
  }

  fetch = async (address: string | Request): Promise<Response> => {
    const url = (typeof address === "string" ? address : address.url).slice(ROOT.length);
    this.asked.push(url);
    if (this.isDown) throw new TypeError("Failed to fetch");
    const content = this.files.get(url);
    return content === undefined ? new Response("Not found", { status: 404 }) : new Response(content);
  };
}

/** A site of three pages and what stands around it, with the worker's view of it. */
export function makeSite() {
  const host = new FakeHost();
  const caches = new FakeCaches();
  Object.assign(globalThis, { caches, fetch: host.fetch });
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  const makePage = (path: string): PageEntry => ({
    path,
    title: path,
    listed: true,
    html: host.put(path, `<h1>${path}</h1>`),
    data: host.put(`/page-data${path}/page-data.json`, `{"path":"${path}"}`),
    files: [],
    pictures: [[host.put(`/static${path}.webp`, path), `/static${path}.avif`]],
  });
  const pages = ["/a", "/b", "/c"].map(makePage);
  const build: Build = {
    version: "1",
    shell: [host.put("/app.js", "app"), host.put("/offline", "offline"), host.put("/404", "not found")],
    extras: [host.put("/search/index.json", "[]"), host.put("/vendor/draw-1/stage/", "<title>stage</title>")],
    shards: [host.put("/offline/pages-1.json", JSON.stringify({ pages }))],
  };
  const store = new Store(ROOT);
  return { host, caches, build, store, index: new SiteIndex(build, store) };
}
