import fs from "node:fs";
import path from "node:path";
import { SERVICES } from "../../src/services/registry";

const read = (file: string): string => fs.readFileSync(path.resolve("public", file), "utf8");

it("scripts have no code of third parties if none is on", () => {
  const scripts = fs.readdirSync("public").filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  const marks = /posthog|voiceflow|googletagmanager|googlesyndication|clarity\.ms|firebaseinstallations|consent-notice/;
  expect(scripts.filter((file) => marks.test(read(file)))).toEqual([]);
});

it("the HTML of the privacy page says what each third party is and that it is off", () => {
  const html = read("privacy/index.html");
  for (const { id, label } of SERVICES)
    expect(html).toContain(
      `<details data-service="${id}"><summary>${label}: <span data-state="">off on this site</span>`,
    );
  expect(html).not.toContain("data-consent");
});
