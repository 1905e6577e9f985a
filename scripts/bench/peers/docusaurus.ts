import fs from "node:fs";
import path from "node:path";
import { generateContent } from "../generate-content";
import { REACT, type Peer } from "./peer";

const VERSION = "3.10.2";

const CONFIG = `
module.exports = {
  title: "Bench",
  url: "https://example.com",
  baseUrl: "/",
  onBrokenLinks: "warn",
  future: { v4: true, faster: true },
  markdown: { mdx1Compat: { comments: true, admonitions: false, headingIds: false } },
  presets: [["classic", { docs: false, pages: false, blog: { path: "blog", onUntruncatedBlogPosts: "ignore" } }]],
  themeConfig: { prism: { additionalLanguages: ["ruby", "bash"] } },
};
`;

/** Docusaurus with the classic preset and everything that makes it fast. */
export const docusaurus: Peer = {
  name: `Docusaurus ${VERSION}, faster`,
  id: "docusaurus",
  packages: {
    "@docusaurus/core": VERSION,
    "@docusaurus/preset-classic": VERSION,
    "@docusaurus/faster": VERSION,
    react: REACT,
    "react-dom": REACT,
  },
  writeSite: (dir, posts) => {
    fs.writeFileSync(path.join(dir, "docusaurus.config.js"), CONFIG);
    generateContent(dir, posts);
  },
  content: "blog",
  editedPost: "blog/post-1.md",
  build: ["docusaurus", "build"],
  caches: [".docusaurus", "build", "node_modules/.cache"],
  output: "build",
  post: "/blog/post-1",
};
