import type { Host } from "./host";

export const cloudflare: Host = {
  name: "Cloudflare Pages",
  package: "wrangler@4.86.0",
  exported: true,
  prepare: () => undefined,
  command: (site, port) => [
    "wrangler/bin/wrangler.js",
    ...["pages", "dev", site, "--ip", "127.0.0.1", "--port", String(port), "--compatibility-date", "2026-04-01"],
  ],
};
