import fs from "node:fs";
import path from "node:path";
import { runNpm } from "../command";
import { serve, serveWith } from "../serve";
import { generateContent } from "./generate-content";
import { buildSite, copySite, measureCommand, type Measured } from "./site-copy";

/** Installed packages and the sites built with them are kept here between runs. */
const BENCH_FOLDER = path.resolve(".bench");

/** Newer releases of some packages depend on versions that do not work together. */
const PACKAGES_BEFORE = "2026-09-15";

const EDIT = "\nOne more sentence.\n";

/** The posts to build a site from. */
export interface Task {
  posts: number;
  /** Whether every tenth post has a picture and this site draws preview cards. */
  pictures: boolean;
}

export interface Site {
  name: string;
  id: string;
  /** The address of the post that `edit` changes. */
  post: string;
  /** Removes the output and the caches of the last build, and writes the posts. */
  prepare(task: Task): Promise<void>;
  build(task: Task): Promise<Measured>;
  /** Changes one post. */
  edit(): void;
  /** Serves the built site. Resolves to a function that stops the server. */
  serve(port: number): Promise<() => Promise<void>>;
}

/**
 * Installs packages, each `name@version`, into a folder of `.bench/` and returns that folder. Reuses the packages of an
 * earlier run if the list is the same. Throws if npm fails.
 */
export async function installPackages(name: string, packages: readonly string[]): Promise<string> {
  const folder = path.join(BENCH_FOLDER, name);
  const note = path.join(folder, "node_modules/.installed");
  if (fs.existsSync(note) && fs.readFileSync(note, "utf8") === packages.join(" ")) return folder;
  console.log(`Installing ${name} in ${folder}…`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: `bench-${name}`, private: true }));
  const flags = ["--before", PACKAGES_BEFORE, "--save-exact", "--no-audit", "--no-fund", "--ignore-scripts"];
  const code = await runNpm(["npm", "install", ...packages, ...flags], { cwd: folder });
  if (code !== 0) throw new Error(`npm cannot install ${packages.join(", ")}.`);
  fs.writeFileSync(note, packages.join(" "));
  return folder;
}

function thisSite(): Site {
  const root = path.join(BENCH_FOLDER, "this-site");
  const [content, folder] = [path.join(root, "content"), path.join(root, "site")];
  return {
    name: "This site",
    id: "this-site",
    post: "/blog/post-1",
    async prepare({ posts, pictures }) {
      fs.rmSync(root, { recursive: true, force: true });
      await generateContent(content, posts, { pictures });
      copySite(folder);
    },
    build: ({ pictures }) => buildSite(folder, content, pictures ? {} : { SOCIAL_CARDS: "false" }),
    edit: () => fs.appendFileSync(path.join(content, "blog/post-1.md"), EDIT),
    serve: (port) => serve(port, folder),
  };
}

/** Another site generator, set up with the same posts. */
interface Peer {
  name: string;
  id: string;
  packages: string[];
  /** The configuration files: their content by file name. */
  files: Record<string, string>;
  /** The folder in which the generator expects `blog/`. */
  content: string;
  /** The path below `node_modules` of the program that builds the site when called with `build`. */
  program: string;
  output: string;
  caches: string[];
  post: string;
}

const DOCUSAURUS = "3.10.2";
const REACT = "19.2.8";

/** Docusaurus with the classic preset and all options that make its builds faster. */
const docusaurus: Peer = {
  name: `Docusaurus ${DOCUSAURUS}, faster`,
  id: "docusaurus",
  packages: [
    ...["core", "preset-classic", "faster"].map((name) => `@docusaurus/${name}@${DOCUSAURUS}`),
    ...["react", "react-dom"].map((name) => `${name}@${REACT}`),
  ],
  files: {
    "docusaurus.config.js": `module.exports = {
  title: "Bench",
  url: "https://example.com",
  baseUrl: "/",
  onBrokenLinks: "warn",
  future: { v4: true, faster: true },
  markdown: { mdx1Compat: { comments: true, admonitions: false, headingIds: false } },
  presets: [["classic", { docs: false, pages: false, blog: { path: "blog", onUntruncatedBlogPosts: "ignore" } }]],
  themeConfig: { prism: { additionalLanguages: ["ruby", "bash"] } },
};
`,
  },
  content: ".",
  program: "@docusaurus/core/bin/docusaurus.mjs",
  output: "build",
  caches: [".docusaurus", "node_modules/.cache"],
  post: "/blog/post-1",
};

const STARLIGHT = "0.37.7";
const ASTRO = "5.18.2";

/**
 * Starlight with the configuration of its template and its search. The sidebar has a single link, because a link to
 * each post would make every page larger.
 */
const starlight: Peer = {
  name: `Starlight ${STARLIGHT}, Astro ${ASTRO}`,
  id: "starlight",
  packages: [`@astrojs/starlight@${STARLIGHT}`, `astro@${ASTRO}`],
  files: {
    "astro.config.mjs": `import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";

export default defineConfig({
  site: "https://example.com",
  integrations: [starlight({ title: "Bench", sidebar: [{ label: "First", slug: "blog/post-1" }] })],
});
`,
    "src/content.config.ts": `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    "tsconfig.json": `{ "extends": "astro/tsconfigs/base" }\n`,
  },
  content: "src/content/docs",
  program: "astro/astro.js",
  output: "dist",
  caches: [".astro", "node_modules/.astro", "node_modules/.vite"],
  post: "/blog/post-1/",
};

/** The generators to compare with. Add another one here. */
const PEERS = [docusaurus, starlight];

export const PEER_IDS = PEERS.map(({ id }) => id);

function peerSite(peer: Peer): Site {
  const folder = path.join(BENCH_FOLDER, peer.id);
  const posts = path.join(folder, peer.content, "blog");
  return {
    name: peer.name,
    id: peer.id,
    post: peer.post,
    async prepare(task) {
      await installPackages(peer.id, peer.packages);
      const old = [...peer.caches, peer.output].map((name) => path.join(folder, name));
      for (const name of [...old, posts]) fs.rmSync(name, { recursive: true, force: true });
      await generateContent(path.dirname(posts), task.posts, { pictures: task.pictures });
      for (const [name, text] of Object.entries(peer.files)) fs.writeFileSync(path.join(folder, name), text);
    },
    build: () =>
      measureCommand(process.execPath, [path.join(folder, "node_modules", peer.program), "build"], {
        cwd: folder,
        env: { ...process.env, CI: "true", NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" },
      }),
    edit: () => fs.appendFileSync(path.join(posts, "post-1.md"), EDIT),
    serve: (port) =>
      serveWith(port, folder, { public: peer.output, trailingSlash: peer.post.endsWith("/"), cleanUrls: true }),
  };
}

/** Returns this site, then the peers with these ids. */
export const listSites = (peerIds: readonly string[]): Site[] => [
  thisSite(),
  ...PEERS.filter(({ id }) => peerIds.includes(id)).map(peerSite),
];
