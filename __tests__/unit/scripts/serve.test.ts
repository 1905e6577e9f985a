import fs from "node:fs";
import type { IncomingMessage } from "node:http";
import os from "node:os";
import path from "node:path";
import { openFirst } from "../../../scripts/serve";

const request = {} as IncomingMessage;

describe("openFirst", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "serve-"));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it("gives a file that is there", async () => {
    const file = path.join(folder, "page.html");
    fs.writeFileSync(file, "A page");
    const found = await openFirst(async () => ({ stream: fs.createReadStream(file) }))(request, "/page");
    expect(await found!.stream.toArray()).toEqual([Buffer.from("A page")]);
  });

  it("counts a file as missing that goes away before it is opened", async () => {
    const gone = openFirst(async () => ({ stream: fs.createReadStream(path.join(folder, "gone.html")) }));
    expect(await gone(request, "/gone")).toBeNull();
  });

  it("says nothing of what the provider does not have", async () => {
    expect(await openFirst(async () => null)(request, "/nowhere")).toBeNull();
  });
});
