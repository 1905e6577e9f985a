import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { makeFolder } from "../../stand-ins/content-folder";

const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** Runs a command of `package.json` in another folder. */
function run(name: string, root: string, ...args: string[]) {
  const words = scripts[name]!.split(" && tsx ")[1]!.split(" ");
  const program = [path.resolve(words[0]!), ...words.slice(1), ...args];
  return spawnSync(path.resolve("node_modules/.bin/tsx"), program, { cwd: root, encoding: "utf8" });
}

it.each(["export", "links", "screenshots", "hosts", "remove-worker"])(
  "%s refuses to work without a built site",
  (name) => {
    const root = makeFolder({});
    const { status, stderr } = run(name, root);
    expect(stderr).toBe('There is no built site: public/ has no index.html. Run "npm run build" first.\n');
    expect(status).toBe(1);
    expect(fs.readdirSync(root)).toEqual([]);
  },
);

const SITE = { "public/index.html": "<p>Home</p>", "public/page-data/x/page-data.json": '{ "path": "/" }' };

it("export copies the site to a new folder, and refuses one that exists", () => {
  const root = makeFolder(SITE);
  expect(run("export", root, "copy").stdout).toMatch(/^copy: the site, 0 pages/);
  expect(fs.readFileSync(path.join(root, "copy/index.html"), "utf8")).toBe("<p>Home</p>");
  const { status, stderr } = run("export", root, "copy");
  expect([status, stderr]).toEqual([1, expect.stringContaining("exists already")]);
});

it.each([
  ["export", "--help", 0],
  ["export", "--folder=copy", 1],
  ["remove-worker", "-h", 0],
  ["remove-worker", "folder", 1],
  ["links", "--help", 0],
  ["links", "folder", 1],
  ["screenshots", "--help", 0],
  ["hosts", "--help", 0],
  ["fonts", "--help", 0],
  ["bench", "--help", 0],
])("%s %s shows the usage and writes nothing", (name, option, code) => {
  const root = makeFolder(SITE);
  const { status, stdout, stderr } = run(name, root, option);
  expect(stdout + stderr).toContain(`npm run ${name}`);
  expect(stdout + stderr).toContain("Usage: ");
  expect(status).toBe(code);
  expect(fs.readdirSync(root)).toEqual(["public"]);
});
