import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { digestStyles } from "../../../../src/node/webpack/constants";

describe("digestStyles", () => {
  it("changes with the text of a style sheet and with nothing else", () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "styles-"));
    fs.writeFileSync(path.join(folder, "a.css"), "a {}");
    const before = digestStyles(folder);
    fs.writeFileSync(path.join(folder, "a.ts"), "");
    expect(digestStyles(folder)).toBe(before);
    fs.writeFileSync(path.join(folder, "a.css"), "b {}");
    expect(digestStyles(folder)).not.toBe(before);
    fs.rmSync(folder, { recursive: true });
  });
});
