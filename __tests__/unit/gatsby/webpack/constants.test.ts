import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { digestStyles } from "../../../../src/gatsby/webpack/constants";

it("changes with any style sheet of the site, and with nothing else", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "styles-"));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  fs.mkdirSync(path.join(folder, "components"));
  write("index.css", "a {}");
  write("components/card.css", "b {}");
  const before = digestStyles(folder);
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  write("components/card.tsx", "export {};");
  expect(digestStyles(folder)).toBe(before);
  write("components/card.css", "b { color: red }");
  expect(digestStyles(folder)).not.toBe(before);
  fs.rmSync(folder, { recursive: true });
});
