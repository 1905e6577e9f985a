import fs from "node:fs";
import path from "node:path";
import type { Reference } from "../../../../src/markdown/links/reference";
import { findProblems } from "../../../../src/gatsby/check/find-problems";
import { digestOfModuleFiles, digestOfTargets } from "../../../../src/gatsby/nodes/link-targets";
import { makeFolder, writeFiles } from "../../../stand-ins/content-folder";

let dir: string;
beforeEach(() => {
  dir = makeFolder({ "blog/a/index.md": "", "blog/a/my picture.png": "one", "docs/intro.md": "" });
  process.env.SITE_CONTENT_DIR = dir;
});
const to = (kind: Reference["kind"], target: string) => ({ kind, target, suffix: "", alt: "", line: 1, column: 1 });
const places = (reference: Reference, address = "/docs/intro") =>
  digestOfTargets([reference], "blog/a/index.md", new Map([["docs/intro.md", address]]));

describe("what a text points to", () => {
  it("changes if another text has another address, or is deleted", () => {
    const link = to("file", "../../docs/intro.md");
    expect(places(link)).toBe(places(link));
    expect(places(link, "/docs/overview")).not.toBe(places(link));
    expect(places(to("file", "../none.md"))).not.toBe(places(link));
  });

  it.each([
    ["picture", "my%20picture.png", "my picture.png"],
    ["asset", "./notes.pdf", "notes.pdf"],
  ] as const)("is another one when a file of kind %s comes, changes or goes", (kind, target, name) => {
    const file = path.join(dir, "blog/a", name);
    const seen = ["1", "two", undefined].map((content) => {
      if (content === undefined) fs.rmSync(file);
      else fs.writeFileSync(file, content);
      return places(to(kind, target));
    });
    expect(new Set(seen).size).toBe(3);
  });

  it("is null for a text that points to addresses of the site only, and stays the same for impossible files", () => {
    expect(places(to("route", "/about/"))).toBeNull();
    expect(places(to("asset", "a%00b.pdf"))).toBe(places(to("asset", "none.pdf")));
  });
});

const POST_WITH_CODE = `---
title: Lamps
date: 2024-01-05
---

import { Lamp } from "./lamp";

[The code](./lamp.tsx), [the plan](./plan.pdf)

![Flow](../b/flow.svg)
`;

describe("what posts with code show", () => {
  beforeEach(() => {
    dir = makeFolder({
      "blog/a/index.mdx": POST_WITH_CODE,
      ...{ "blog/a/lamp.tsx": "one", "blog/a/other.svg": "one", "blog/b/flow.svg": "one" },
    });
    process.env.SITE_CONTENT_DIR = dir;
  });
  const digest = async () => digestOfModuleFiles((await findProblems(dir)).content);

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
});
