import type { Build } from "../shared/offline/manifest";
import { parseWorkerParams, type PageMessage } from "../shared/offline/messages";
import { Answers } from "./answer";
import { OfflineSite } from "./offline-site";
import { SiteIndex } from "./site-index";
import { Store } from "./store";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const __BUILD__: Build;

const { offlineMode, debug } = parseWorkerParams(self.location.search);
const root = new URL(".", self.location.href).href.replace(/\/$/, "");
const store = new Store(root);
const index = new SiteIndex(__BUILD__, store);
const site = new OfflineSite(self, index, store, offlineMode, (...words) => {
  if (debug) console.log("[Offline]", ...words);
});
const answers = new Answers(root, offlineMode, index, store, () => void site.lookForUpdate());

/** Addresses of this origin that are not the site's pages and files: the host's own, the workers, what answers differently each time. */
const NOT_OURS = /^\/(__|_vercel)\/|^\/(sw|firebase-messaging-sw)\.js$/;

self.addEventListener("install", (event) => event.waitUntil(site.install()));
self.addEventListener("activate", (event) => event.waitUntil(site.activate()));
self.addEventListener("message", (event) => event.waitUntil(site.receive(event.data as PageMessage, event.ports[0])));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!/^(GET|HEAD)$/.test(request.method) || request.headers.has("range") || !request.url.startsWith(`${root}/`))
    return;
  const { href, search } = new URL(request.url);
  const url = href.slice(root.length).replace(/[?#].*/, "");
  if (NOT_OURS.test(url)) return;
  event.respondWith(
    answers.answer({
      request,
      url,
      query: search,
      clientId: event.clientId,
      resultingClientId: event.resultingClientId,
      preload: request.mode === "navigate" ? event.preloadResponse : undefined,
    }),
  );
});
