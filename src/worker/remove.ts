/** A worker that removes itself, what it stored, and nothing else. Deployed as `/sw.js` when offline use has to end. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const own = `site-offline${new URL(".", self.location.href).pathname}`;
      await Promise.all(names.filter((name) => name === own).map((name) => caches.delete(name)));
      // Only pages that the earlier worker served are loaded anew: others would do so for ever.
      const windows = await self.clients.matchAll({ type: "window" });
      await self.registration.unregister();
      await Promise.all(windows.map((window) => window.navigate(window.url).catch(() => undefined)));
    })(),
  ),
);

export {};
