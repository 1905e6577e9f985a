import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { nameCulprits } from "../../../../scripts/bench/name-culprits";

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), "culprits-"));
});
afterEach(() => fs.rmSync(site, { recursive: true, force: true }));

const write = (name: string, value: object) => fs.writeFileSync(path.join(site, name), JSON.stringify(value));

describe("the files of a page that is too heavy", () => {
  it("are named with their bytes, the parts that ask for them and their longest modules", () => {
    write("webpack.stats.json", { namedChunkGroups: { post: { assets: [{ name: "449-a.js" }] } } });
    write("449-a.js.map", {
      sources: ["webpack://site/./short.ts", "webpack://site/./long.ts"],
      sourcesContent: ["12", "x".repeat(2000)],
    });
    expect(nameCulprits([["/449-a.js", 1234]], site)).toBe(
      "   1.2 KB /449-a.js\n          for post\n" +
        "          mostly ./long.ts (2.0 KB as written), ./short.ts (0.0 KB as written)",
    );
  });

  it("are named by their addresses where nothing more is known", () => {
    expect(nameCulprits([["/blog/a", 30_000]], site)).toBe("  30.0 KB /blog/a");
  });
});
