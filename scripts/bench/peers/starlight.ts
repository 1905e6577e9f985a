import fs from "node:fs";
import path from "node:path";
import { generateContent } from "../generate-content";
import type { Peer } from "./peer";

const STARLIGHT = "0.37.7";
const ASTRO = "5.18.2";

/** One link in the sidebar, as a blog would have it: with a link to every post, each page would grow with their number. */
const CONFIG = `
import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";

export default defineConfig({
  site: "https://example.com",
  integrations: [starlight({ title: "Bench", sidebar: [{ label: "First", slug: "blog/post-1" }] })],
});
`;

const COLLECTIONS = `
import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight as its template has it, with its search index. */
export const starlight: Peer = {
  name: `Starlight ${STARLIGHT}, Astro ${ASTRO}`,
  id: "starlight",
  packages: { "@astrojs/starlight": STARLIGHT, astro: ASTRO },
  writeSite: (dir, posts) => {
    fs.mkdirSync(path.join(dir, "src"), { recursive: true });
    fs.writeFileSync(path.join(dir, "astro.config.mjs"), CONFIG);
    fs.writeFileSync(path.join(dir, "src/content.config.ts"), COLLECTIONS);
    generateContent(path.join(dir, "src/content/docs"), posts);
  },
  content: "src/content/docs",
  editedPost: "src/content/docs/blog/post-1.md",
  build: ["astro", "build"],
  caches: [".astro", "dist", "node_modules/.astro", "node_modules/.vite"],
  output: "dist",
  post: "/blog/post-1/",
};
