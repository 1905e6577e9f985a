/** A replacement for `/sw.js` that ends offline use: it removes itself and the caches of this site's workers. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

// Chromium can leave it waiting. Pages then offer Refresh, which sends a message.
self.addEventListener("message", () => void self.skipWaiting());

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const { scope } = self.registration;
      const own = (await caches.keys()).filter((name) => name.endsWith(`-${scope}`));
      await Promise.all(own.map((name) => caches.delete(name)));
      // Reloads only pages that the earlier worker controlled. Others would reload forever.
      const windows = await self.clients.matchAll({ type: "window" });
      await self.registration.unregister();
      await Promise.all(windows.map((window) => window.navigate(window.url).catch(() => undefined)));
    })(),
  ),
);

export {};
