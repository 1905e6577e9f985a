import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { makeFolder } from "../../stand-ins/content-folder";

const SCRIPT = fs.readFileSync("scripts/ensure-installed.mjs", "utf8");

/** Runs the script in a site without packages, with an npm that prints its arguments. */
function run({ version = "20.19.0", folder = "site" }) {
  const lock = '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }';
  const dir = path.join(makeFolder({ [`${folder}/package-lock.json`]: lock }), folder);
  fs.writeFileSync(path.join(dir, "npm"), '#!/bin/sh\necho "npm $@"\n', { mode: 0o755 });
  // In this format `import.meta` is empty, as `import.meta.dirname` is in Node below 20.11.
  const { code } = transformSync(SCRIPT, {
    format: "cjs",
    define: {
      "import.meta.url": JSON.stringify(pathToFileURL(path.join(dir, "scripts/ensure-installed.mjs")).href),
      "process.versions.node": JSON.stringify(version),
    },
  });
  const env = { ...process.env, PATH: `${dir}:${process.env.PATH}`, NODE_ENV: "production" as const };
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", code], { encoding: "utf8", env });
  return { stdout, stderr };
}

it("installs the packages of the commands in any environment", () => {
  expect(run({})).toEqual({ stdout: "Installing packages…\nnpm ci --include=dev --loglevel=error\n", stderr: "" });
});

it.each(["a site (1)", "[site]", "site#1", "a%2Fb", "{site}", "Zoë's site"])(
  "refuses the folder %s, where Gatsby fails",
  (folder) => {
    const { stdout, stderr } = run({ folder });
    expect(stdout).toBe("");
    expect(stderr).toMatch(
      /^Gatsby cannot build in .*\. {2}Expected a path without ".": rename the folder, or move it\.$/m,
    );
  },
);

it("installs in a folder with a space, accents and other signs", () => {
  expect(run({ folder: "Zoë & my site_2-b" }).stderr).toBe("");
});

it.each(["18.20.8", "20.10.0", "20.18.3"])("says that Node %s is too old, and installs nothing", (version) => {
  const { stdout, stderr } = run({ version });
  expect(stdout).toBe("");
  expect(stderr).toContain(`Node ${version} is too old: this site needs Node 20.19 or later.`);
});
