import type { FileEntry } from "../shared/offline/manifest";
import type { FillProgress, FillState } from "../shared/offline/messages";
import type { SiteIndex } from "./site-index";
import { MismatchError, type Store } from "./store";

/** As many requests as a browser makes at once to a host without HTTP/2. */
const PARALLEL = 6;
/** The part of the space that the browser grants which the site takes at most. */
const SHARE_OF_QUOTA = 0.6;

/** Everything the site consists of, what matters most first. Each file once. */
export async function siteFiles(index: SiteIndex): Promise<FileEntry[]> {
  const pages = await index.allPages();
  const { shell, shards, extras } = index.build;
  const files = [
    ...shell,
    ...shards,
    ...pages.flatMap(({ html, data, files: code }) => [...code, data, html]),
    ...extras,
    ...pages.flatMap(({ pictures }) => pictures.map(([kept]) => kept)),
  ];
  return [...new Map(files.map((file) => [`${file[0]}?${file[1]}`, file])).values()];
}

/** The files that fit into the space the site may take, in order. */
async function affordable(files: FileEntry[]): Promise<FileEntry[]> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota === undefined) return files;
  let space = quota * SHARE_OF_QUOTA - usage;
  return files.filter(([, , size]) => (space -= size) >= 0);
}

const sizeOf = (files: readonly FileEntry[]): number => files.reduce((sum, [, , size]) => sum + size, 0);

interface FillOptions {
  /** Told at the beginning, now and then, and at the end. */
  onProgress?: (progress: FillProgress) => void;
}

/**
 * Fetches what is not stored yet. What was fetched stays when it breaks off, so the next call goes on from there.
 * Resolves to `ready` or `full`; rejects with the first error if a file cannot be had.
 */
export async function fillStore(index: SiteIndex, store: Store, { onProgress }: FillOptions = {}): Promise<FillState> {
  const files = await siteFiles(index);
  const kept = new Set((await store.list()).map(([url, revision]) => `${url}?${revision}`));
  const missing = files.filter(([url, revision]) => !kept.has(`${url}?${revision}`));
  const queue = await affordable(missing);
  const total = sizeOf(files);
  let stored = total - sizeOf(missing);
  let isFull = queue.length < missing.length;
  const fetched = queue.length > 0;
  let failure: unknown;
  const report = (state: FillState) => onProgress?.({ type: "FILL_PROGRESS", state, stored, total, fetched });

  const work = async () => {
    for (let file = queue.shift(); file && failure === undefined; file = queue.shift()) {
      try {
        await store.download(file);
        stored += file[2];
        report("filling");
      } catch (error) {
        if ((error as Error).name !== "QuotaExceededError") failure ??= error;
        else {
          isFull = true;
          queue.length = 0;
        }
      }
    }
  };
  if (fetched) report("filling");
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (failure !== undefined) {
    if (!(failure instanceof MismatchError)) report("paused");
    throw failure;
  }
  const state = isFull ? "full" : "ready";
  report(state);
  return state;
}
