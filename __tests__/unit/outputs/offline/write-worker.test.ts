import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { bundleWorker, writeOfflineWorker } from "../../../../src/outputs/offline/write-worker";
import { SiteFiles } from "../../../../src/outputs/site-files";

let publicDir: string;
beforeEach(() => {
  publicDir = fs.mkdtempSync(path.join(os.tmpdir(), "worker-"));
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_OFFLINE: "off" });
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(publicDir, { recursive: true });
});

type Listener = (event: { waitUntil(work: Promise<unknown>): void }) => void;

/** Runs what a build wrote as the worker of a browser that has these caches and shows one page. */
function runWorker(names: string[]) {
  const listeners = new Map<string, Listener>();
  const page = { url: "https://a.b/about/", navigate: jest.fn(async () => undefined) };
  const self = {
    location: { href: "https://a.b/sw.js?params=%7B%22offlineMode%22%3Atrue%7D" },
    registration: { unregister: jest.fn(async () => true) },
    clients: { matchAll: async () => [page] },
    skipWaiting: jest.fn(async () => undefined),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  const caches = { keys: async () => [...names], delete: async (name: string) => names.splice(names.indexOf(name), 1) };
  runInNewContext(fs.readFileSync(path.join(publicDir, "sw.js"), "utf8"), { self, caches, URL, Promise });
  const dispatch = async (type: string) => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)!({ waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  };
  return { self, page, names, listeners, dispatch };
}

it("writes a worker that removes itself, and what it stored, where offline use is turned off", async () => {
  await writeOfflineWorker({ getNodesByType: () => [] }, new SiteFiles(publicDir));
  expect(fs.readdirSync(publicDir)).toEqual(["sw.js"]);
  const { self, page, names, listeners, dispatch } = runWorker(["site-offline/", "site-offline/docs/", "another"]);
  await dispatch("install");
  expect(self.skipWaiting).toHaveBeenCalled();
  await dispatch("activate");
  expect(names).toEqual(["site-offline/docs/", "another"]);
  expect(self.registration.unregister).toHaveBeenCalled();
  expect(page.navigate).toHaveBeenCalledWith(page.url);
  expect([...listeners.keys()]).toEqual(["install", "activate"]);
});

it("leaves one place in the offline worker for what the build consists of", async () => {
  expect((await bundleWorker("sw")).match(/__BUILD__/g)).toHaveLength(1);
});
