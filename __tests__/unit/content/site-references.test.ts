import { readContent } from "../../../src/content/read-content";
import { makeFolder, removeFolders, reported } from "../../stand-ins/content-folder";

afterEach(removeFolders);

const content = (site: string) =>
  readContent(
    makeFolder({
      "data/site.yml": site,
      "docs/intro.md": "---\ntitle: Intro\n---\n",
      "docs/guide/start.md": "---\ntitle: Start\n---\n",
    }),
  );

describe("documents that the navbar and the footer name", () => {
  it("may be any of the documentation", async () => {
    const site = "navbar:\n  left:\n    - doc: intro\n    - label: More\n      items: [{ doc: guide/start }]\n";
    expect(reported(await content(site))).toEqual([]);
  });

  it("have to be there, in dropdowns and in the footer too; the message has the place and all ids", async () => {
    const site = [
      "navbar:",
      "  left:",
      "    - doc: intros",
      "    - label: More",
      "      items: [{ doc: guide/stop }]",
      "footer:",
      "  - title: A",
      "    items: [{ doc: nowhere }]",
    ].join("\n");
    const problems = reported(await content(site));
    expect(problems.map((line) => /:(\d+:\d+) .*document "(.*?)"/.exec(line)!.slice(1))).toEqual([
      ["3:12", "intros"],
      ["5:22", "guide/stop"],
      ["8:20", "nowhere"],
    ]);
    expect(problems[0]).toContain('Did you mean "intro"? Expected one of: guide/start, intro.');
  });

  it("are left out of a site without documentation", async () => {
    const site = "navbar:\n  left:\n    - label: More\n      items: [{ doc: guide/start }]\n";
    expect(reported(await readContent(makeFolder({ "data/site.yml": site })))).toEqual([]);
  });
});
