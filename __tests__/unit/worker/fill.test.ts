import { fillStore } from "../../../src/worker/fill";
import { MismatchError } from "../../../src/worker/store";
import { makeSite } from "./site";

const withoutLists = (asked: string[]) => asked.filter((url) => !url.startsWith("/offline/pages"));

it("stores each file once, and says how far it is", async () => {
  const { host, store, index } = makeSite();
  const states: string[] = [];
  const state = await fillStore(index, store, { onProgress: (step) => states.push(`${step.state} ${step.stored}`) });
  expect(state).toBe("ready");
  expect(new Set(host.asked).size).toBe(host.asked.length);
  expect(await store.list()).toHaveLength(host.files.size);
  expect(states.at(-1)).toMatch(/^ready /);
});

it("goes on from where it broke off", async () => {
  const { host, store, index } = makeSite();
  const { fetch } = globalThis;
  globalThis.fetch = ((address: string) => {
    if (host.asked.length >= 6) host.isDown = true;
    return fetch(address);
  }) as typeof fetch;
  await expect(fillStore(index, store)).rejects.toThrow("Failed to fetch");
  const kept = (await store.list()).length;
  expect(kept).toBeGreaterThan(0);
  globalThis.fetch = fetch;
  host.isDown = false;
  host.asked.length = 0;
  expect(await fillStore(index, store)).toBe("ready");
  expect(withoutLists(host.asked)).toHaveLength(host.files.size - kept);
});

it("keeps nothing that is not the file of this build", async () => {
  const { host, store, index } = makeSite();
  host.files.set("/b", "another build");
  await expect(fillStore(index, store)).rejects.toBeInstanceOf(MismatchError);
  expect((await store.list()).map(([url]) => url)).not.toContain("/b");
});

it("keeps what there is space for", async () => {
  const { caches, store, index } = makeSite();
  await index.allPages();
  caches.isFull = true;
  expect(await fillStore(index, store)).toBe("full");
});
