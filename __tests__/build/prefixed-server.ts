import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
};

/** Serves a folder under a prefix, as a host that knows no rules of ours. Gives its origin, and how to stop it. */
export async function serveUnder(prefix: string, folder: string): Promise<{ origin: string; stop: () => void }> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url!, "http://localhost");
    const inside = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
    const file =
      inside && [inside, path.join(inside, "index.html")].map((name) => path.join(folder, name)).find(isFile);
    const shown = file || path.join(folder, "404.html");
    response.writeHead(file ? 200 : 404, { "content-type": TYPES[path.extname(shown)] ?? "application/octet-stream" });
    response.end(fs.readFileSync(shown));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

const isFile = (name: string): boolean => fs.statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;
