import path from "node:path";
import { parseSite } from "../../../src/content/site";
import { remarkBlocks } from "../../../src/markdown/blocks/directives";
import { rehypeBlocks } from "../../../src/markdown/blocks";
import { plugins } from "../../../src/gatsby/config";
import { sourceFile } from "../../stand-ins/content-folder";

const site = parseSite(sourceFile("data/site.yml", "title: Notes", "description: All of them.")).value!;
const options = (name: string) => {
  const plugin = plugins(site).find((each) => typeof each === "object" && each !== null && each.resolve === name);
  return (plugin as { options: Record<string, unknown> }).options;
};

describe("plugins", () => {
  it("reads the folder that the environment names", () => {
    expect(options("gatsby-source-filesystem")).toEqual({ name: "content", path: path.resolve("content") });
  });

  it("gives posts that are modules the blocks of the others", () => {
    expect(options("gatsby-plugin-mdx")).toMatchObject({
      mdxOptions: {
        remarkPlugins: expect.arrayContaining([remarkBlocks]),
        rehypePlugins: expect.arrayContaining([rehypeBlocks]),
      },
    });
  });

  it("names the installable application after the site", () => {
    expect(options("gatsby-plugin-manifest")).toMatchObject({
      ...{ name: "Notes", description: "All of them.", display: "standalone" },
    });
  });
});
