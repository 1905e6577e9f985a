/** Runs in the service worker, after the code that gatsby-plugin-offline generates with Workbox 4. */
import { addressKey, isImmutable, pageDataUrl, SEARCH_FILE } from "../shared/built-files";
import { isFilePath, OFFLINE_PATH } from "../shared/paths";
import {
  CACHES,
  isOfflineWorker,
  type FillProgress,
  type FillState,
  type PageMessage,
  type PrecacheEntry,
} from "./messages";

declare const self: ServiceWorkerGlobalScope & {
  /** The plugin's list: the application's code. */
  __precacheManifest: PrecacheEntry[];
  /** The build writes it at the start of the script. `shell` lists the files that every page needs. */
  build: { version: string; shell: PrecacheEntry[]; list: string };
  /** Every file of the site, from the script `build.list`. */
  siteFiles?: PrecacheEntry[];
};

const MAX_PAGES = 60;
const MAX_SEEN_FILES = 400;
const BATCH = 12;
/** The free space in bytes below which the next batch might not fit. */
const LEAST_SPACE = 2_000_000;
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#8886" d="M0 0h160v90H0z"/><path fill="none" stroke="#888" stroke-width="3" d="m52 62 18-22 13 15 9-10 16 17zM104 34a6 6 0 1 1-.1 0z"/></svg>`;

const { PrecacheController } = workbox.precaching;
const { build, registration } = self;
const { scope } = registration;
const root = scope.replace(/\/$/, "");
const offlineMode = isOfflineWorker(self.location.search);
if (offlineMode) self.importScripts(root + build.list);
const files = self.siteFiles ?? build.shell;

const SITE = CACHES.site + scope;
const PAGES = `${CACHES.pages}${build.version}-${scope}`;
const app = new PrecacheController();
const site = new PrecacheController(SITE);
app.addToCacheList(self.__precacheManifest);
site.addToCacheList(files);

const seen = new workbox.strategies.CacheFirst({
  cacheName: CACHES.seen + scope,
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
const urlOf = (entry: PrecacheEntry): string => (typeof entry === "string" ? entry : entry.url);

/** The stored response for any form of an address. A file with a hash in its name has one form and is in one cache. */
async function find(path: string): Promise<Response | undefined> {
  const key = addressKey(path);
  const isFixed = isImmutable(path);
  for (const url of (isFixed ? [path] : [path, key, `${key}/`]).map((form) => root + form)) {
    const revised = site.getCacheKeyForURL(url);
    const stored = revised && (await caches.match(revised, { cacheName: SITE }));
    const found = stored || (isFixed ? undefined : await caches.match(url, { cacheName: PAGES }));
    if (found) return found;
  }
  return undefined;
}

/** Another size or format of a picture. All of them are in one folder. */
async function findOtherForm(path: string): Promise<Response | undefined> {
  const [folder] = /^\/static\/[^/]+\//.exec(path) ?? [];
  for (const name of folder ? [SITE, CACHES.seen + scope] : []) {
    const cache = await caches.open(name);
    const form = (await cache.keys()).find(({ url }) => url.startsWith(root + folder));
    if (form) return cache.match(form);
  }
  return undefined;
}

async function missingFiles(): Promise<PrecacheEntry[]> {
  const stored = new Set((await (await caches.open(SITE)).keys()).map(({ url }) => url));
  return files.filter((entry) => !stored.has(site.getCacheKeyForURL(urlOf(entry))!));
}

const isComplete = async (): Promise<boolean> => offlineMode && (await missingFiles()).length === 0;

async function isFull(): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota !== undefined && quota - usage < LEAST_SPACE;
}

function storeFiles(entries: readonly PrecacheEntry[]): Promise<unknown> {
  const controller = new PrecacheController(SITE);
  controller.addToCacheList(entries);
  return controller.install();
}

/** Stores the missing files and reports progress to the pages. Rejects on the first failure; stored files stay. */
async function fill(): Promise<void> {
  const missing = await missingFiles();
  if (missing.length === 0) return;
  const tell = async (state: FillState) => {
    const stored = files.length - missing.length;
    const progress: FillProgress = { type: "FILL_PROGRESS", state, stored, total: files.length };
    for (const page of await pagesOpen()) page.postMessage(progress);
  };
  try {
    while (missing.length > 0) {
      if (await isFull()) throw new DOMException("The site does not fit.", "QuotaExceededError");
      await tell("filling");
      // Waits for the whole batch. Otherwise the next call would fetch its other files again.
      const results = await Promise.allSettled(missing.slice(0, BATCH).map((entry) => storeFiles([entry])));
      const failure = results.find((result) => result.status === "rejected");
      if (failure) throw failure.reason;
      missing.splice(0, BATCH);
    }
  } catch (error) {
    await tell((error as Error).name === "QuotaExceededError" ? "full" : "paused");
    throw error;
  }
  await tell("ready");
}

const pagesOpen = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** In offline mode, a complete new version waits until the reader presses Refresh. All others activate at once. */
async function install(): Promise<void> {
  if (offlineMode && registration.active?.scriptURL === self.location.href) return fill();
  await storeFiles(build.shell);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await site.activate();
  // The only cache of the worker that this site had earlier.
  await caches.delete(`site-offline${new URL(scope).pathname}`);
}

/** Stores a page or its data: in offline mode from the site's files, otherwise from the host. */
async function keep(url: string): Promise<void> {
  const response = await (offlineMode ? find(pathOf(url)) : fetch(url));
  // A redirected response cannot answer a navigation. A copy can.
  if (response?.ok) await (await caches.open(PAGES)).put(url, new Response(response.body, response));
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

async function keepSeen(paths: readonly string[]): Promise<void> {
  for (const url of paths.filter((path) => isImmutable(path) && !SEARCH_FILE.test(path)).map((path) => root + path)) {
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
  if (!request.url.startsWith(scope) || request.headers.has("range")) return fetch(request);
  const path = pathOf(request.url);
  const isFixed = isImmutable(path);
  if (offlineMode || isFixed) {
    const isPicture = offlineMode && request.destination === "image";
    const stored = (await find(path)) ?? (isPicture ? await findOtherForm(path) : undefined);
    if (stored) return stored;
  }
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
  const isData = path.endsWith("/page-data.json");
  const isPage = mode === "navigate" && path !== OFFLINE_PATH;
  const isWhole = await isComplete();
  if (isData && isWhole) return new Response(null, { status: 404 });
  // A file such as a feed may exist without being stored.
  const missing = isPage && isWhole && !isFilePath(addressKey(path)) ? await find("/404") : undefined;
  if (missing) return new Response(missing.body, { status: 404, headers: missing.headers });
  if (!isPage || !(await find(OFFLINE_PATH))) return Response.error();
  return Response.redirect(`${root}${OFFLINE_PATH}?from=${encodeURIComponent(url.slice(root.length))}`);
}

if (offlineMode) workbox.navigationPreload.disable();
else workbox.navigationPreload.enable();
workbox.routing.setCatchHandler(({ event }) => answer(event));
// Without offline mode no route matches these files, so the browser fetches them.
if (offlineMode) workbox.routing.registerRoute(SEARCH_FILE, ({ event }) => answer(event), "GET");
// Gatsby's check whether a page exists, before a page load. The offline page stands in for pages that are not stored.
workbox.routing.registerRoute(
  /\/\//,
  ({ event: { request } }) =>
    fetch(request).catch(async () => {
      if (await find(pathOf(request.url))) return new Response();
      if (await isComplete()) return new Response(null, { status: 404 });
      return (await find(OFFLINE_PATH)) ? new Response() : Response.error();
    }),
  "HEAD",
);
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const message = event.data as PageMessage;
  if (message.type === "PAGE_SHOWN") event.waitUntil(store(message));
});
