import path from "node:path";
import { parseSite } from "../../../src/content/site";
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

  it("names the installable application after the site", () => {
    expect(options("gatsby-plugin-manifest")).toMatchObject({
      ...{ name: "Notes", description: "All of them.", display: "standalone" },
    });
  });
});
