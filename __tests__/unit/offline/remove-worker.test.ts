import fs from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { writeRemovingWorker } from "../../../src/offline/plugin-options";
import { makeFolder } from "../../stand-ins/content-folder";

type Listener = (event: { waitUntil(work: Promise<unknown>): void }) => void;

it("writes a worker that removes itself and its caches, but not those of other sites at the origin", async () => {
  const publicDir = makeFolder({});
  writeRemovingWorker(publicDir);
  expect(fs.readdirSync(publicDir)).toEqual(["sw.js"]);
  const names = [
    ...["site-files-https://a.b/", "gatsby-plugin-offline-precache-v2-https://a.b/"],
    ...["site-files-https://a.b/docs/", "another"],
  ];
  const caches = { keys: async () => [...names], delete: async (name: string) => names.splice(names.indexOf(name), 1) };
  const listeners = new Map<string, Listener>();
  const page = { url: "https://a.b/about/", navigate: jest.fn(async () => undefined) };
  const self = {
    registration: { scope: "https://a.b/", unregister: jest.fn(async () => true) },
    clients: { matchAll: async () => [page] },
    skipWaiting: jest.fn(async () => undefined),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  runInNewContext(fs.readFileSync(path.join(publicDir, "sw.js"), "utf8"), { self, caches, Promise });
  for (const type of ["install", "activate"]) {
    await new Promise<unknown>((resolve) => listeners.get(type)!({ waitUntil: resolve }));
  }
  expect(self.skipWaiting).toHaveBeenCalledTimes(1);
  // A page's button Refresh sends it to a worker that waits.
  listeners.get("message")!({ waitUntil: () => undefined });
  expect(self.skipWaiting).toHaveBeenCalledTimes(2);
  expect(names).toEqual(["site-files-https://a.b/docs/", "another"]);
  expect(self.registration.unregister).toHaveBeenCalled();
  expect(page.navigate).toHaveBeenCalledWith(page.url);
  expect([...listeners.keys()]).toEqual(["install", "message", "activate"]);
});
