import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { deploymentCommands, FIREBASE_TOOLS, missingFor } from "../../../scripts/deploy";
import { makeFolder, writeFiles } from "../../stand-ins/content-folder";

let folder: string;
beforeEach(() => {
  folder = makeFolder({});
});
const write = (name: string, value: object) => writeFiles(folder, { [name]: JSON.stringify(value) });

const context = (env: NodeJS.ProcessEnv = {}) => ({ root: folder, home: folder, env });
const ready = () => {
  write(".firebaserc", { projects: { default: "my-site" } });
  write(".config/configstore/firebase-tools.json", { tokens: { refresh_token: "x" } });
  return context();
};

it("lets a project with a login be deployed", () => {
  expect(missingFor(ready())).toEqual([]);
});

it("lists everything that is missing at once, with its remedy", () => {
  const [project, permission, ...more] = missingFor(context());
  expect(project).toContain("FIREBASE_PROJECT");
  expect(permission).toContain("login");
  expect(more).toEqual([]);
});

it("accepts neither the stand-in for local use as a project, nor an ended login", () => {
  write(".firebaserc", { projects: { default: "demo-portfolio" } });
  write(".config/configstore/firebase-tools.json", { motd: {} });
  expect(missingFor(context())).toEqual([
    expect.stringContaining('"demo-portfolio" is a stand-in'),
    expect.stringContaining("No permission"),
  ]);
});

it("names a file of projects that cannot be read", () => {
  writeFiles(folder, { ".firebaserc": "{ projects }" });
  expect(() => missingFor(context())).toThrow(/^\.firebaserc cannot be read\. Expected JSON/);
});

it.each(['{"tokens":', "null"])("takes a file of logins with the content %s for no login", (text) => {
  writeFiles(folder, { ".config/configstore/firebase-tools.json": text });
  expect(missingFor(context({ FIREBASE_PROJECT: "my-site" }))).toEqual([expect.stringContaining("No permission")]);
});

it.each(["My Site", "<your-project>"])("refuses %j as the id of a project before the build", (FIREBASE_PROJECT) => {
  ready();
  expect(missingFor(context({ FIREBASE_PROJECT }))).toEqual([expect.stringContaining("cannot be the id")]);
});

it("takes a project that is a number for its id", () => {
  ready();
  write(".firebaserc", { projects: { default: 5 } });
  expect(missingFor(context())).toEqual([]);
});

it("accepts the key file of a service account in place of a login, if it exists", () => {
  write("key.json", {});
  const key = path.join(folder, "key.json");
  const env = { FIREBASE_PROJECT: "my-site", GOOGLE_APPLICATION_CREDENTIALS: key };
  expect(missingFor(context(env))).toEqual([]);
  fs.rmSync(key);
  fs.mkdirSync(key);
  expect(missingFor(context(env))).toEqual([expect.stringContaining("which is not a file")]);
});

it.each(["Pull Request", "../x", ""])("refuses %j as the name of a preview", (name) => {
  expect(missingFor(ready(), name)).toEqual([expect.stringContaining("cannot be the name of a preview")]);
});

it("builds, then deploys", () => {
  const [build, deploy] = deploymentCommands(ready());
  expect(build).toContain("build");
  expect(deploy!.join(" ")).toMatch(/ deploy --only hosting --project my-site /);
});

it("deploys a preview to its own address for a week", () => {
  expect(deploymentCommands(ready(), "pr-12")[1]!.join(" ")).toContain("hosting:channel:deploy pr-12 --expires 7d");
});

it("says which program cannot be run", () => {
  write("key.json", {});
  const env = { PATH: folder, FIREBASE_PROJECT: "my-site", GOOGLE_APPLICATION_CREDENTIALS: `${folder}/key.json` };
  const args = ["node_modules/tsx/dist/cli.mjs", "scripts/deploy.ts"];
  const { status, stderr } = spawnSync(process.execPath, args, { env: env as never, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, "npm cannot be run (ENOENT). Expected it in PATH.\n"]);
});

const WORKFLOW = ".github/workflows/deploy.yml";

it.each([WORKFLOW, "docs/deploy.md", "scripts/hosts.ts"])("%s uses the same version of Firebase's program", (file) => {
  const text = fs.readFileSync(file, "utf8").replaceAll("package: FIREBASE_TOOLS", `package: "${FIREBASE_TOOLS}"`);
  const versions = text.match(/firebase-tools@[^\s"`]*/g);
  expect([...new Set(versions)]).toEqual([FIREBASE_TOOLS]);
  expect(FIREBASE_TOOLS).toMatch(/@\d+\.\d+\.\d+$/);
});

const { jobs } = parse(fs.readFileSync(WORKFLOW, "utf8")) as {
  jobs: { deploy: { steps: { uses?: string; run?: string; with?: object; env?: object }[] } };
};

it("deploys a build with the history of the files, which dates pages", () => {
  const checkout = jobs.deploy.steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
  expect(checkout!.with).toMatchObject({ "fetch-depth": 0 });
});

it("deploys a build that gets every variable of .env.example that changes a build", () => {
  const build = jobs.deploy.steps.find(({ run }) => run === "npm run build");
  const listed = fs.readFileSync(".env.example", "utf8").match(/^\w+(?==)/gm)!;
  const programs = ["CHROME_PATH", "JAVA_PATH", "FIREFOX_PATH", "WEBKIT_DRIVER_PATH"];
  const others = ["PORT", "FIREBASE_PROJECT", "ALGOLIA_ADMIN_KEY", ...programs];
  expect(listed).toEqual(expect.arrayContaining(programs));
  const ofChecks = ["GENERATE_TYPES", "CHECK_EXAMPLE_QUERIES"];
  const ofBuilds = listed.filter((name) => ![...others, ...ofChecks].includes(name));
  expect(Object.keys(build!.env!).sort()).toEqual(ofBuilds.sort());
});
