/** A worker that removes itself, what this site's workers stored, and nothing else. It ends reading offline as `/sw.js`. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const { scope } = self.registration;
      const isOwn = (name: string) => name.endsWith(`-${scope}`) || name === `site-offline${new URL(scope).pathname}`;
      await Promise.all((await caches.keys()).filter(isOwn).map((name) => caches.delete(name)));
      // Reloads only the pages that the earlier worker served. Others would reload forever.
      const windows = await self.clients.matchAll({ type: "window" });
      await self.registration.unregister();
      await Promise.all(windows.map((window) => window.navigate(window.url).catch(() => undefined)));
    })(),
  ),
);

export {};
