import fs from "node:fs";
import type { Page } from "playwright-core";

const AXE = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const RULES = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "color-contrast-enhanced": { enabled: true } },
};

/** What keeps people from using a page, or a part of it that an expression of the page gives, in words. */
export async function violationsOf(page: Page, part = "document"): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate<string[]>(
    `axe.run(${part}, ${JSON.stringify(RULES)}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + " of " + target.join(" ") + ": " + failureSummary)))`,
  );
}
