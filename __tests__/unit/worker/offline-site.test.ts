import { OfflineSite } from "../../../src/worker/offline-site";
import { makeSite, ROOT } from "./site";
import type { WorkerScope } from "../../../src/worker/worker-scope";

const noWindows = { claim: async () => undefined, matchAll: async () => [] };

it("removes what a worker of another kind kept of this site, and nothing else, when it takes over", async () => {
  const { caches, index, store } = makeSite();
  const foreign = [`workbox-precache-v2-${ROOT}/`, `workbox-precache-v2-${ROOT}/shop/`, "pictures"];
  for (const name of foreign) await caches.open(name);
  const scope = { location: { href: `${ROOT}/sw.js` }, registration: {}, clients: noWindows } as unknown as WorkerScope;
  await new OfflineSite(scope, index, store, false, () => undefined).activate();
  expect(await caches.keys()).toEqual([...foreign.slice(1), "site-offline/"]);
});
