import { spawnSync } from "node:child_process";
import path from "node:path";
import { makeFolder } from "../../stand-ins/content-folder";

it.each([
  ["--help", 0],
  ["--update", 1],
  ["__tests__/unit/shared/dates.test.ts", 1],
])("npm test -- %s shows the usage and runs no test", (word, code) => {
  const program = [path.resolve("scripts/test.ts"), word];
  // Nothing is installed, whatever happens.
  const env = { ...process.env, CHROME_PATH: "/none", JAVA_PATH: "/none" };
  const options = { cwd: makeFolder({}), encoding: "utf8", timeout: 30_000, env } as const;
  const { status, stdout, stderr } = spawnSync(path.resolve("node_modules/.bin/tsx"), program, options);
  expect(stdout + stderr).toContain("npx jest PATH");
  expect(status).toBe(code);
});
