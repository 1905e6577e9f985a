import fs from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { bundleWorker } from "../../../src/shared/bundle-worker";
import { makeFolder } from "../../stand-ins/content-folder";

type Listener = (event: object) => void;

const SCOPE = "https://a.b/";

/** Starts the worker in offline mode with this list of the site. */
function startWorker(siteFiles: string[], fetchFile: (url: string) => Response) {
  const script = path.join(makeFolder({}), "worker.js");
  bundleWorker("src/offline/offline-worker.ts", script);
  const stored = new Map<string, Response>();
  const put = jest.fn(async (url: string, response: Response) => void stored.set(url, response));
  const keys = jest.fn(async () => [...stored.keys()].map((url) => ({ url })));
  const match = jest.fn(async (url: string) => stored.get(url));

  /** The parts of Workbox's controller that the worker uses. */
  class PrecacheController {
    readonly list = new Map<string, string>();
    addToCacheList = (urls: string[]) =>
      urls.forEach((url) => this.list.set(new URL(url, SCOPE).href, new URL(url, SCOPE).href));
    getURLsToCacheKeys = () => this.list;
    getCacheKeyForURL = (url: string) => this.list.get(url);
    activate = async () => undefined;
    async install(): Promise<void> {
      const known = new Set((await keys()).map(({ url }) => url));
      await Promise.all(
        [...this.list.values()].filter((url) => !known.has(url)).map((url) => put(url, fetchFile(url))),
      );
    }
  }
  const listeners = new Map<string, Listener>();
  let answer: Listener = () => undefined;
  const told = jest.fn();
  const self = {
    siteFiles,
    build: { version: "1", shell: [] },
    registration: { scope: SCOPE, update: async () => undefined },
    location: { search: `?params=${encodeURIComponent('{"offlineMode":true}')}` },
    clients: { claim: async () => undefined, matchAll: async () => [{ postMessage: told }] },
    importScripts: () => undefined,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    __precacheManifest: [],
  };
  const workbox = {
    expiration: { Plugin: Object },
    navigationPreload: { disable: () => undefined },
    precaching: { PrecacheController },
    rangeRequests: {
      createPartialResponse: async ({ headers }: Request, whole: Response) =>
        new Response(`${headers.get("range")} of ${await whole.text()}`, { status: 206 }),
    },
    routing: { setCatchHandler: (handler: Listener) => (answer = handler), registerRoute: () => undefined },
    strategies: {
      CacheFirst: Object,
      NetworkFirst: class {
        handle = () => Promise.reject(new Error("offline"));
      },
    },
  };
  const cache = { put, keys, match, delete: async () => true };
  const deleteCache = jest.fn(async () => true);
  const caches = { open: async () => cache, keys: async () => [], match, delete: deleteCache };
  runInNewContext(fs.readFileSync(script, "utf8"), {
    ...{ self, workbox, caches, Response, URLSearchParams, encodeURIComponent },
    fetch: async (file: string | Request) => fetchFile(typeof file === "string" ? file : file.url),
  });
  const showPage = () =>
    new Promise<unknown>((resolve) =>
      listeners.get("message")!({ data: { type: "PAGE_SHOWN", path: "/", loaded: [] }, waitUntil: resolve }),
    );
  const ask = (url: string, headers: Record<string, string> = {}, destination = "image") =>
    answer({
      event: { request: { url, destination, headers: new Headers(headers) } },
    }) as unknown as Promise<Response>;
  return { put, keys, match, stored, showPage, ask, told, deleteCache };
}

const FILES = Array.from({ length: 60 }, (_, index) => `static/${index}/a.avif`);
const stateOf = (told: jest.Mock) => (told.mock.lastCall as [{ state: string }])[0].state;

it("does not list the stored files for each file that it stores or looks for", async () => {
  const worker = startWorker(FILES, (url) => new Response(url));
  await worker.showPage();
  expect(stateOf(worker.told)).toBe("ready");
  expect(FILES.every((file) => worker.stored.has(SCOPE + file))).toBe(true);
  expect(worker.keys.mock.calls.length).toBeLessThan(5);
  worker.keys.mockClear();
  expect(await (await worker.ask(`${SCOPE}static/7/b.webp`)).text()).toBe(`${SCOPE}static/7/a.avif`);
  expect(worker.keys).not.toHaveBeenCalled();
});

it("answers for a part of a recording that is stored, as players ask, and leaves others to the host", async () => {
  const worker = startWorker(["static/7/a.mp4"], (url) => new Response(`${url} of the host`));
  worker.stored.set(`${SCOPE}static/7/a.mp4`, new Response("film"));
  const textOf = async (file: string) => (await worker.ask(SCOPE + file, { range: "bytes=0-" })).text();
  expect(await textOf("static/7/a.mp4")).toBe("bytes=0- of film");
  expect(await textOf("static/8/large.mp4")).toBe(`${SCOPE}static/8/large.mp4 of the host`);
});

it("answers from the host if the browser cannot read its store", async () => {
  const worker = startWorker(FILES, (url) => new Response(url));
  const textOf = async (file: string) => (await worker.ask(SCOPE + file, {}, "script")).text();
  // The stand-in for the cache of seen files has no methods.
  expect(await textOf("a-0123456789.js")).toBe(`${SCOPE}a-0123456789.js`);
  worker.match.mockRejectedValue(new DOMException("broken", "UnknownError"));
  expect(await textOf("static/7/a.avif")).toBe(`${SCOPE}static/7/a.avif`);
});

it("does not fetch what the worker of another version has stored meanwhile", async () => {
  const fetchFile = jest.fn((url: string) => {
    for (const file of FILES) worker.stored.set(SCOPE + file, new Response(url));
    return new Response(url);
  });
  const worker = startWorker(FILES, fetchFile);
  await worker.showPage();
  expect(stateOf(worker.told)).toBe("ready");
  expect(fetchFile.mock.calls.length).toBeLessThan(FILES.length / 2);
});

it("keeps what it has stored when a file is missing at the host", async () => {
  const worker = startWorker(FILES, (url) => new Response(url, { status: url.includes("/3/") ? 404 : 200 }));
  await worker.showPage();
  expect(stateOf(worker.told)).toBe("paused");
  expect(worker.stored.size).toBe(11);
});

it("deletes the cache of seen files when the space is used up", async () => {
  const worker = startWorker(FILES, (url) => new Response(url));
  worker.put.mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  await worker.showPage();
  expect(stateOf(worker.told)).toBe("full");
  expect(worker.deleteCache.mock.calls).toEqual([[`site-seen-${SCOPE}`]]);
});
