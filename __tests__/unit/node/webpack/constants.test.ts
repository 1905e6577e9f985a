import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { digestStyles } from "../../../../src/node/webpack/constants";

describe("digestStyles", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "styles-"));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  function digest(assetsByChunkName: Record<string, string[]>): string {
    fs.writeFileSync(path.join(folder, "webpack.stats.json"), JSON.stringify({ assetsByChunkName }));
    return digestStyles(folder);
  }

  it("is nothing where no bundle has been made", () => {
    expect(digestStyles(path.join(folder, "nowhere"))).toBe("");
  });

  it("changes with the style sheets of any kind of page, and with nothing else", () => {
    const before = digest({ app: ["frame.1.css", "app-1.js"], home: ["home.1.css", "home-1.js"] });
    expect(before).toMatch(/^[0-9a-f]{8}$/);
    expect(digest({ home: ["home-2.js", "home.1.css"], app: ["app-2.js", "frame.1.css"] })).toBe(before);
    expect(digest({ app: ["frame.1.css"], home: ["home.2.css"] })).not.toBe(before);
    expect(digest({ app: ["frame.1.css", "home.1.css"], home: [] })).not.toBe(before);
  });
});
