import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { PLACEHOLDERS } from "../src/content/cross-checks";
import { loadSite } from "../src/content/site";
import { SAMPLE_OWNER, SAMPLE_URL, STARTER_INTRODUCTION } from "../src/gatsby/check/sample-remains";

/** Where the sample content is once `content/` is the owner's: the tests of the build and of pages are about it. */
export const MOVED_SAMPLE = "__tests__/sample-content";

/** Finds the sample content of a repository. Undefined if it has been edited or deleted and was not moved before. */
export const findSample = (root: string): string | undefined =>
  [path.join(root, MOVED_SAMPLE), path.join(root, "content")].find(isSample);

const isSample = (folder: string): boolean => fs.existsSync(folder) && loadSite(folder).owner.name === SAMPLE_OWNER;

const settings = (
  name: string,
): string => `# The identity and the settings of the site. docs/make-it-yours.md lists every key.
title: ${name}
tagline: Writing and work
description: ${JSON.stringify(`The site of ${JSON.parse(name)}: posts, projects and a resume.`)}
url: ${SAMPLE_URL}

owner:
  name: ${name}
  role: Developer
  introduction:
    - ${STARTER_INTRODUCTION}

blog:
  description: ${JSON.stringify(`Posts by ${JSON.parse(name)}.`)}

# A link is left out while the site has nothing at its address.
navbar:
  left:
    - { label: Blog, to: /blog }
    - { label: Projects, to: /projects/ }
    - { label: Docs, to: /docs }
    - { label: Resume, to: /resume/ }

footer:
  - title: Discover
    items:
      - { label: Blog, to: /blog }
      - { label: Archive, to: /blog/archive }
      - { label: Feed, icon: feed, to: /blog/rss.xml }
`;

const firstPost = (today: string): string => `---
title: Hello
description: ${PLACEHOLDERS.post}
date: ${today}
tags: []
---

The beginning, which lists show.

<!-- truncate -->

## Code

\`\`\`js title="hello.js"
const greet = (name) => \`Hello, \${name}!\`;

console.log(greet("world"));
\`\`\`
`;

/**
 * Begins a site of one's own: moves the sample content to where only the tests read it, and writes settings and a first
 * post in its place. Deletes what was built of the sample, since a build leaves files of earlier ones in `public/`.
 * Returns the written files. Throws, without changing anything, if the content is not the sample.
 */
export function createSite(name: string, root: string, today: Date): string[] {
  const [content, moved] = [path.join(root, "content"), path.join(root, MOVED_SAMPLE)];
  if (fs.existsSync(moved)) throw new Error(`${MOVED_SAMPLE} exists already: content/ is yours.`);
  if (!isSample(content)) throw new Error("The owner in content/data/site.yml is not the sample's: content/ is yours.");
  if (hasChanges(content)) {
    throw new Error(
      "content/ has changes that are not committed, and it would become the sample of the tests. Move what is yours elsewhere, then undo the rest: git stash push --include-untracked content",
    );
  }
  const files = {
    "data/site.yml": settings(JSON.stringify(name)),
    "blog/hello/index.md": firstPost(today.toISOString().slice(0, 10)),
  };
  const starter = fs.mkdtempSync(path.join(root, ".new-site-"));
  try {
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(starter, file)), { recursive: true });
      fs.writeFileSync(path.join(starter, file), text);
    }
    fs.chmodSync(starter, fs.statSync(content).mode);
    for (const built of ["public", ".cache"]) fs.rmSync(path.join(root, built), { recursive: true, force: true });
    fs.renameSync(content, moved);
    fs.renameSync(starter, content);
  } catch (error) {
    fs.rmSync(starter, { recursive: true, force: true });
    if (!fs.existsSync(content)) fs.renameSync(moved, content);
    throw error;
  }
  return Object.keys(files).map((file) => path.join(content, file));
}

const git = (folder: string, ...args: string[]): string =>
  spawnSync("git", [...args, "."], { cwd: folder, encoding: "utf8" }).stdout?.trim() ?? "";

/** Whether Git lists changes in a folder; without Git, and where nothing of it is committed yet, none. */
const hasChanges = (folder: string): boolean =>
  git(folder, "log", "-1", "--format=%h", "--") !== "" && git(folder, "status", "--porcelain") !== "";
