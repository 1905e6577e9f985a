import { addressKey, isImmutable, type FileEntry, type PageEntry } from "../shared/offline/manifest";
import type { SiteIndex } from "./site-index";
import type { Store } from "./store";

/** The visited pages that stay readable without a connection, and the pictures of them, the latest first. */
const MAX_PAGES = 60;
const MAX_PICTURES = 300;

const isPicture = (url: string): boolean => /\.(avif|webp|jpe?g|png|gif|svg)$/i.test(url);

export const visitedPaths = async (store: Store): Promise<string[]> =>
  (await store.readNote<string[]>("visited")) ?? [];

const isKept = async (store: Store, file: FileEntry): Promise<boolean> => (await store.read(file)) !== undefined;

async function keepPage(store: Store, { html, data, files }: PageEntry): Promise<void> {
  for (const file of [...files, data, html]) {
    if (!(await isKept(store, file))) await store.download(file);
  }
}

/** Keeps a page that was visited, with its data and code. A page that this build does not have is none of its business. */
export async function keepVisited(index: SiteIndex, store: Store, path: string): Promise<void> {
  const page = await index.findPage(path, true);
  if (!page) return;
  await keepPage(store, page);
  const earlier = (await visitedPaths(store)).filter((other) => addressKey(other) !== addressKey(page.path));
  await store.writeNote("visited", [page.path, ...earlier].slice(0, MAX_PAGES));
}

/** Keeps pictures and code that a page loaded before the worker could see it; the browser's own cache has them still. */
export async function keepLoaded(index: SiteIndex, store: Store, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (isPicture(url) && (await index.findPicture(url))) {
      if (!(await store.readKept(url))) await keepPicture(store, url);
    } else if (isImmutable(url)) {
      const file = await index.findFile(url);
      if (file && !(await isKept(store, file))) await store.download(file);
    }
  }
}

async function keepPicture(store: Store, url: string): Promise<void> {
  const response = await store.fetchCached(url);
  if (response.ok && response.headers.get("content-type")?.startsWith("image/")) await store.keep(url, response);
}

/** Brings the visited pages to this build, the latest first. Stops where the network does; the next start goes on. */
export async function refreshVisited(index: SiteIndex, store: Store): Promise<void> {
  for (const path of await visitedPaths(store)) {
    const page = await index.findPage(path, true);
    if (page) await keepPage(store, page);
  }
}

/** What stays when the rest is removed: all of this build, what of it is in use, or what was read. */
export type Keep = "everything" | "used" | "visited";

/** Removes what belongs to other builds and, without offline mode, what was not visited or is too much. */
export async function removeOld(index: SiteIndex, store: Store, keep: Keep): Promise<void> {
  const { shell, extras, shards } = index.build;
  const visited = new Set((await visitedPaths(store)).map(addressKey));
  const everything = keep === "everything";
  const pages = (await index.knownPages()).filter(({ path }) => everything || visited.has(addressKey(path)));
  const wanted = new Set(
    [
      ...shell,
      ...shards,
      ...(keep === "visited" ? [] : extras),
      ...pages.flatMap((page) => [page.html, page.data, ...page.files]),
      ...(everything ? pages.flatMap((page) => page.pictures.map(([kept]) => kept)) : []),
    ].map(([url, revision]) => url + revision),
  );
  const kept = await store.list();
  const known = new Set(pages.flatMap((page) => page.pictures.flatMap(([[url], ...others]) => [url, ...others])));
  const latest = new Set(kept.filter(([url, revision]) => revision === "" && known.has(url)).slice(-MAX_PICTURES));
  for (const file of kept) {
    const [url, revision] = file;
    const stays = revision === "" ? url.startsWith("/offline/notes/") || latest.has(file) : wanted.has(url + revision);
    if (!stays) await store.remove(file);
  }
}
