import fs from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { writeRemovingWorker } from "../../../src/offline/plugin-options";
import { makeFolder } from "../../stand-ins/content-folder";

let publicDir: string;
beforeEach(() => {
  publicDir = makeFolder({});
});
type Listener = (event: { waitUntil(work: Promise<unknown>): void }) => void;

/** Runs what a build wrote as the worker of a browser that has these caches and shows one page. */
function runWorker(names: string[]) {
  const listeners = new Map<string, Listener>();
  const page = { url: "https://a.b/about/", navigate: jest.fn(async () => undefined) };
  const self = {
    location: { href: "https://a.b/sw.js?params=%7B%22offlineMode%22%3Atrue%7D" },
    registration: { scope: "https://a.b/", unregister: jest.fn(async () => true) },
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
  writeRemovingWorker(publicDir);
  expect(fs.readdirSync(publicDir)).toEqual(["sw.js"]);
  const { self, page, names, listeners, dispatch } = runWorker([
    ...["site-offline/", "site-files-https://a.b/", "gatsby-plugin-offline-precache-v2-https://a.b/"],
    ...["site-offline/docs/", "site-files-https://a.b/docs/", "another"],
  ]);
  await dispatch("install");
  expect(self.skipWaiting).toHaveBeenCalled();
  await dispatch("activate");
  expect(names).toEqual(["site-offline/docs/", "site-files-https://a.b/docs/", "another"]);
  expect(self.registration.unregister).toHaveBeenCalled();
  expect(page.navigate).toHaveBeenCalledWith(page.url);
  expect([...listeners.keys()]).toEqual(["install", "activate"]);
});
