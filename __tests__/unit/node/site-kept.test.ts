import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Readable, Writable } from "node:stream";
import { SITE_KEPT } from "../../../src/node/site-kept";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "site-kept-"));
  const code = `import { siteKept } from ${JSON.stringify(path.resolve("src/node/site-kept.ts"))};
    siteKept().then(() => console.log("goes on"), ({ message }) => console.log(message));`;
  fs.writeFileSync(path.join(folder, "waits.ts"), code);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Runs what waits for the site to be kept, with a pipe at the place of the one that `scripts/build.ts` opens. */
function wait(env: NodeJS.ProcessEnv = { SITE_KEPT_PIPE: String(SITE_KEPT.pipe) }) {
  const child: ChildProcess = spawn(process.execPath, ["scripts/run.mjs", path.join(folder, "waits.ts")], {
    stdio: ["ignore", "pipe", "inherit", "pipe"],
    env: { ...process.env, SITE_KEPT_PIPE: undefined, ...env },
  });
  return { said: text(child.stdout as Readable), pipe: child.stdio[SITE_KEPT.pipe] as Writable };
}

it("goes on once the site is kept", async () => {
  const { said, pipe } = wait();
  const [asked] = (await once(pipe, "data")) as [Buffer];
  expect(String(asked)).toBe(SITE_KEPT.question);
  pipe.end(SITE_KEPT.word);
  expect(await said).toBe("goes on\n");
});

it("stops when whoever keeps it has ended before", async () => {
  const { said, pipe } = wait();
  pipe.end();
  expect(await said).toMatch(/has ended before the build could begin/);
});

it("waits for nobody where Gatsby was started by hand", async () => {
  expect(await wait({}).said).toBe("goes on\n");
});
