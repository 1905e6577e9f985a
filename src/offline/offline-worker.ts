/** Runs in the service worker, after the code that gatsby-plugin-offline generates with Workbox 4. */
import { addressKey, isImmutable, pageDataUrl, SEARCH_FILE } from "../shared/built-files";
import { isFilePath, OFFLINE_PATH } from "../shared/paths";
import {
  CACHES,
  isOfflineWorker,
  SITE_LIST,
  type FillProgress,
  type FillState,
  type PageMessage,
  type PrecacheEntry,
} from "./messages";

declare const self: ServiceWorkerGlobalScope & {
  /** The plugin's list: the application's code. */
  __precacheManifest: PrecacheEntry[];
  /** The build writes it at the start of the script. `shell` lists the files that every page needs. */
  build: { version: string; shell: PrecacheEntry[] };
  /** Every file of the site, from the script `SITE_LIST`. */
  siteFiles?: PrecacheEntry[];
};

const MAX_PAGES = 60;
const MAX_SEEN_FILES = 400;
const BATCH = 12;
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#8886" d="M0 0h160v90H0z"/><path fill="none" stroke="#888" stroke-width="3" d="m52 62 18-22 13 15 9-10 16 17zM104 34a6 6 0 1 1-.1 0z"/></svg>`;

const { PrecacheController } = workbox.precaching;
const { build, registration } = self;
const { scope } = registration;
const root = scope.replace(/\/$/, "");
const offlineMode = isOfflineWorker(self.location.search);
// The version makes caches on the way fetch the list of this build.
if (offlineMode) self.importScripts(`${root}${SITE_LIST}?${build.version}`);

// Named here, because a worker loads no module of Workbox later.
const partOf = offlineMode ? workbox.rangeRequests.createPartialResponse : undefined;

const SITE = CACHES.site + scope;
const SEEN = CACHES.seen + scope;
const PAGES = `${CACHES.pages}${build.version}-${scope}`;
const app = new PrecacheController();
const site = new PrecacheController(SITE);
app.addToCacheList(self.__precacheManifest);
site.addToCacheList(self.siteFiles ?? build.shell);

const seen = new workbox.strategies.CacheFirst({
  cacheName: SEEN,
  plugins: [new workbox.expiration.Plugin({ maxEntries: MAX_SEEN_FILES, purgeOnQuotaError: true })],
});
const network = new workbox.strategies.NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: 3,
  // `keepPage` stores the pages. They are found by every form of their address.
  plugins: [
    {
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: ({ request }: { request: Request }) => find(pathOf(request.url)),
    },
  ],
});

const pathOf = (url: string): string => url.slice(root.length).replace(/[?#].*/, "");

/**
 * The stored response for any form of an address. A file with a hash in its name has one form, and is not among
 * the visited pages. In offline mode, the stored form of a picture stands in for all others.
 */
async function find(path: string): Promise<Response | undefined> {
  const key = addressKey(path);
  const isFixed = isImmutable(path);
  for (const url of (isFixed ? [path] : [path, key, `${key}/`]).map((form) => root + form)) {
    const revised = site.getCacheKeyForURL(url);
    const stored = revised && (await caches.match(revised, { cacheName: SITE }));
    const found = stored || (isFixed ? undefined : await caches.match(url, { cacheName: PAGES }));
    if (found) return found;
  }
  return offlineMode ? findOtherForm(path) : undefined;
}

/**
 * Another size or format of a picture. All of them are in one folder. The list of the site tells which there are, because
 * it takes long to list thousands of stored files.
 */
async function findOtherForm(path: string): Promise<Response | undefined> {
  const [folder] = /^\/static\/[^/]+\//.exec(path) ?? [];
  if (!folder) return undefined;
  const isForm = (url: string) => url.startsWith(root + folder);
  for (const [url, key] of site.getURLsToCacheKeys()) {
    const stored = isForm(url) && (await caches.match(key, { cacheName: SITE }));
    if (stored) return stored;
  }
  const cache = await caches.open(SEEN);
  const form = (await cache.keys()).find(({ url }) => isForm(url));
  return form && cache.match(form);
}

/** The files that are not stored, as their keys in the cache. */
async function missingFiles(): Promise<string[]> {
  const stored = new Set((await (await caches.open(SITE)).keys()).map(({ url }) => url));
  return [...site.getURLsToCacheKeys().values()].filter((key) => !stored.has(key));
}

/**
 * Stores a file under its key, unless the worker of another version has done so meanwhile. Workbox would list the whole
 * cache before, which takes longer with each file that is stored.
 */
async function storeFile(key: string): Promise<void> {
  if (await caches.match(key, { cacheName: SITE })) return;
  const response = await fetch(key);
  if (!response.ok) throw new Error(`${key} cannot be stored: status ${response.status}.`);
  await put(SITE, key, response);
}

/** A redirected response cannot answer a navigation. A copy can. */
async function put(cache: string, key: string, response: Response): Promise<void> {
  await (await caches.open(cache)).put(key, new Response(response.body, response));
}

/** Stores the missing files and reports progress to the pages. Rejects on the first failure; stored files stay. */
async function fill(): Promise<void> {
  const missing = await missingFiles();
  if (missing.length === 0) return;
  const total = site.getURLsToCacheKeys().size;
  const tell = async (state: FillState) => {
    const progress: FillProgress = { type: "FILL_PROGRESS", state, stored: total - missing.length, total };
    for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(progress);
  };
  try {
    while (missing.length > 0) {
      await tell("filling");
      // Waits for the whole batch. Otherwise the next call would fetch its other files again.
      const results = await Promise.allSettled(missing.slice(0, BATCH).map(storeFile));
      const failure = results.find((result) => result.status === "rejected");
      if (failure) throw failure.reason;
      missing.splice(0, BATCH);
    }
  } catch (error) {
    const isFull = (error as Error).name === "QuotaExceededError";
    // Workbox deletes it only if this run of the worker has used it.
    if (isFull) await caches.delete(SEEN);
    await tell(isFull ? "full" : "paused");
    throw error;
  }
  await tell("ready");
}

/** In offline mode, a complete new version waits until the reader presses Refresh. All others activate at once. */
async function install(): Promise<void> {
  if (offlineMode && registration.active?.scriptURL === self.location.href) return fill();
  const shell = new PrecacheController(SITE);
  shell.addToCacheList(build.shell);
  await shell.install();
  await self.skipWaiting();
}

/** Stores a page or its data: in offline mode from the site's files, otherwise from the host. */
async function keep(url: string): Promise<void> {
  const response = await (offlineMode ? find(pathOf(url)) : fetch(url));
  if (response?.ok) await put(PAGES, url, response);
}

/** Stores a visited page, and stores again the pages that were visited in earlier versions. */
async function keepPage(path: string): Promise<void> {
  const pages = await caches.open(PAGES);
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHES.pages) || !name.endsWith(`-${scope}`) || name === PAGES) continue;
    const earlier = await caches.open(name);
    for (const request of await earlier.keys()) {
      await keep(request.url);
      await earlier.delete(request);
    }
    await caches.delete(name);
  }
  await Promise.all([path, pageDataUrl(path)].map((address) => keep(root + address)));
  for (const request of (await pages.keys()).slice(0, -2 * MAX_PAGES)) await pages.delete(request);
}

async function keepSeen(loaded: readonly string[]): Promise<void> {
  const isKept = (path: string) => isImmutable(path) && !SEARCH_FILE.test(path);
  for (const url of loaded.filter((one) => one.startsWith(scope) && isKept(pathOf(one)))) {
    if (!(await caches.match(url))) await seen.handle({ request: new Request(url, { cache: "force-cache" }) });
  }
}

let filling: Promise<void> | undefined;

/** Stops without a connection or space. The next message of a page calls it again. */
async function store({ path, loaded }: { path: string; loaded: string[] }): Promise<void> {
  try {
    await self.clients.claim();
    // Restores files if the browser has deleted a cache.
    await app.install();
    filling ??= fill().finally(() => (filling = undefined));
    await filling;
    await keepPage(path);
    if (!offlineMode) await keepSeen(loaded);
  } catch {
    // A deployment may have deleted the files of this version.
    await registration.update().catch(() => undefined);
  }
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  if (!request.url.startsWith(scope)) return fetch(request);
  const path = pathOf(request.url);
  if (request.headers.has("range")) {
    const recording = partOf && (await find(path));
    return recording ? partOf(request, recording) : fetch(request);
  }
  const isFixed = isImmutable(path);
  const stored = offlineMode || isFixed ? await find(path) : undefined;
  if (stored) return stored;
  try {
    const response = await (isFixed ? seen : network).handle({ event, request });
    return response.status < 500 ? response : ((await find(path)) ?? response);
  } catch {
    return answerUnstored(request, path);
  }
}

async function answerUnstored({ destination, mode, url }: Request, path: string): Promise<Response> {
  if (destination === "image") {
    const headers = { "content-type": "image/svg+xml" };
    return (await findOtherForm(path)) ?? new Response(PLACEHOLDER, { headers });
  }
  const isWhole = offlineMode && (await missingFiles()).length === 0;
  if (isWhole && path.endsWith("/page-data.json")) return new Response(null, { status: 404 });
  if (mode !== "navigate" || path === OFFLINE_PATH) throw new Error(`${path} is not stored.`);
  // A file such as a feed may exist without being stored.
  const notFound = isWhole && !isFilePath(addressKey(path)) ? await find("/404") : undefined;
  if (notFound) return new Response(notFound.body, { status: 404, headers: notFound.headers });
  return Response.redirect(`${root}${OFFLINE_PATH}?from=${encodeURIComponent(url.slice(root.length))}`);
}

if (offlineMode) workbox.navigationPreload.disable();
else workbox.navigationPreload.enable();
// The host is asked again: the browser may only have failed to read what it has stored.
workbox.routing.setCatchHandler(({ event }) => answer(event).catch(() => fetch(event.request)));
// Without offline mode no route matches these files, so the browser fetches them.
if (offlineMode) workbox.routing.registerRoute(SEARCH_FILE, ({ event }) => answer(event));
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(site.activate()));
self.addEventListener("message", (event) => {
  const message = event.data as PageMessage;
  if (message.type === "PAGE_SHOWN") event.waitUntil(store(message));
});
