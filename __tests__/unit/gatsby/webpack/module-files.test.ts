import { findProblems } from "../../../../src/gatsby/check/find-problems";
import { moduleFilesDigest } from "../../../../src/gatsby/webpack/module-files";
import { makeFolder, writeFiles } from "../../../stand-ins/content-folder";

const POST = `---
title: Lamps
date: 2024-01-05
---

import { Lamp } from "./lamp";

[The code](./lamp.tsx), [the plan](./plan.pdf)

![Flow](../b/flow.svg)
`;

let dir: string;
beforeEach(() => {
  dir = makeFolder({
    "blog/a/index.mdx": POST,
    ...{ "blog/a/lamp.tsx": "one", "blog/a/other.svg": "one", "blog/b/flow.svg": "one" },
  });
  process.env.SITE_CONTENT_DIR = dir;
});
const digest = async () => moduleFilesDigest((await findProblems(dir)).content);

it.each(["blog/a/lamp.tsx", "blog/a/plan.pdf", "blog/b/flow.svg"])(
  "a file that a post with code shows or links to changes its script, wherever it is: %s",
  async (file) => {
    const before = await digest();
    writeFiles(dir, { [file]: "two" });
    expect(await digest()).not.toBe(before);
  },
);

it("a file that no post with code shows or links to changes no script", async () => {
  const before = await digest();
  writeFiles(dir, { "blog/a/other.svg": "two", "blog/a/new.png": "new" });
  expect(await digest()).toBe(before);
});
