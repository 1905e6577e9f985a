import fs from "node:fs";
import path from "node:path";
import { PAGE_TYPES } from "../../../__tests__/e2e/appearance/page-types";
import { serve } from "../../serve";
import { ensureMeasuringBrowser } from "../measuring-browser";
import { startProgress, warnWhenBusy, writeRecord } from "../record";
import { medianScores, type LighthouseScores } from "./lighthouse-result";
import { prepareLighthouse } from "./run-lighthouse";
import { serveSecurely } from "./secure-front";

const PLAIN_PORT = 9420;
const PORT = 9421;
export const RUNS = 3;

export const toRow = ({ scores, findings, ...values }: LighthouseScores) => ({
  ...{ perf: scores.performance, a11y: scores.accessibility, best: scores["best-practices"], seo: scores.seo },
  ...{ lcpMs: values.lcp, tbtMs: values.tbt, tbtWorkMs: values.blockingWork, cls: values.cls },
  kilobytes: Math.round(values.bytes / 1024),
  ...{ findings: findings.length },
});

/** A page of the site in `public/`. The page of an address that is nowhere is measured by its file, as it answers 404. */
const addressOf = (type: string): string =>
  type === "not-found" ? "/404.html" : PAGE_TYPES[type as keyof typeof PAGE_TYPES];

/** Whether a page asks search engines not to list it. */
async function isUnlisted(url: string): Promise<boolean> {
  return /<meta[^>]* name="robots" content="noindex/.test(await (await fetch(url)).text());
}

function chosenTypes(names: readonly string[]): string[] {
  const all = Object.keys(PAGE_TYPES);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new Error(`No type of page is called "${unknown}". Expected some of: ${all.join(", ")}.`);
  return names.length > 0 ? [...names] : all;
}

/** Measures each type of page of the site in `public/`, or the named ones, with Lighthouse as on a phone. */
export async function benchLighthouse(names: readonly string[]): Promise<void> {
  const types = chosenTypes(names);
  const browser = ensureMeasuringBrowser();
  const run = prepareLighthouse(browser);
  warnWhenBusy();
  const built = fs.statSync(path.resolve("public/sw.js")).mtimeMs;
  const progress = startProgress<LighthouseScores>("lighthouse", { built, types, browser });
  const stop = await serveSecurely(PORT, PLAIN_PORT, serve);
  const pages: Record<string, LighthouseScores> = {};
  try {
    for (const [index, type] of types.entries()) {
      const runs: LighthouseScores[] = [];
      const url = `https://localhost:${PORT}${addressOf(type)}`;
      const unlisted = await isUnlisted(`http://localhost:${PLAIN_PORT}${addressOf(type)}`);
      for (let count = 1; count <= RUNS; count += 1) {
        runs.push(await progress.step(`${type} ${count}`, () => run(url, unlisted)));
      }
      pages[type] = medianScores(runs);
      const { perf, lcpMs, tbtMs, tbtWorkMs } = toRow(pages[type]);
      const times = `LCP ${lcpMs} ms, TBT ${tbtMs} ms, by work ${tbtWorkMs} ms`;
      console.log(`${index + 1}/${types.length} ${type}: ${perf}, ${times}`);
    }
  } finally {
    await stop();
  }
  console.table(Object.fromEntries(Object.entries(pages).map(([type, page]) => [type, toRow(page)])));
  for (const [type, { findings }] of Object.entries(pages)) {
    for (const { title, places } of findings) console.log(`${type}: ${title}\n    ${places.join("\n    ")}`);
  }
  writeRecord("lighthouse", { runs: RUNS, browser, pages });
  progress.finish();
}
