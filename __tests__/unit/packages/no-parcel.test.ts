import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const { Parcel } = jest.requireActual<{
  Parcel: new () => { run(): Promise<{ bundleGraph: { getBundles(): unknown[] } }> };
}>("@parcel/core");

const home = process.cwd();
let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "no-parcel-"));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(home);
  fs.rmSync(root, { recursive: true });
});

it("has nothing to compile where Gatsby's files are no TypeScript", async () => {
  fs.mkdirSync("plugins/own", { recursive: true });
  for (const file of ["gatsby-node.mjs", "gatsby-browser.tsx", "plugins/own/gatsby-node.mjs"])
    fs.writeFileSync(file, "");
  const { bundleGraph } = await new Parcel().run();
  expect(bundleGraph.getBundles()).toEqual([]);
});

it.each(["gatsby-config.ts", "gatsby-node.ts", path.join("plugins", "own", "gatsby-node.ts")])(
  "stops a build that would leave out %s, with what Gatsby shows",
  async (file) => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, "");
    const shown = [{ message: expect.stringMatching(/would not be compiled\. Name it \.mjs/) }];
    await expect(new Parcel().run()).rejects.toMatchObject({ diagnostics: shown });
    await expect(new Parcel().run()).rejects.toThrow(file);
  },
);
