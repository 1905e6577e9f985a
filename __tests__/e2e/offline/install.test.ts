import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "../../../scripts/system-programs";
import { serve } from "../../../scripts/serve";
import { controlled } from "./offline-visit";
import { freePort } from "../site";

it("can be installed as the browser itself checks it", async () => {
  const port = await freePort();
  const stop = await serve(port);
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), "install-"));
  // A private window can install nothing: a profile of its own can.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: BROWSER_FLAGS,
  });
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/`, { waitUntil: "networkidle" });
  await controlled(page);
  const session = await context.newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  await context.close();
  await stop();
  fs.rmSync(profile, { recursive: true, force: true });
  expect(errors).toEqual([]);
  expect(installabilityErrors).toEqual([]);
});
