import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

it("says that a site has to be built before its rules can be written", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "hosting-"));
  const { status, stderr } = spawnSync(
    path.resolve("node_modules/.bin/tsx"),
    [path.resolve("scripts/write-hosting.ts")],
    { cwd: root, encoding: "utf8" },
  );
  expect(stderr).toBe('There is nothing to write rules for: public/ has no index.html. Run "npm run build" first.\n');
  expect(status).toBe(1);
  expect(fs.readdirSync(root)).toEqual([]);
  fs.rmSync(root, { recursive: true });
});
