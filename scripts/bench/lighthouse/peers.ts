import { serveWith } from "../../serve";
import { builtContestants } from "../contestants";
import { ensureMeasuringBrowser } from "../measuring-browser";
import { startProgress, warnWhenBusy, writeRecord } from "../record";
import { RUNS, toRow } from ".";
import { medianScores, type LighthouseScores } from "./lighthouse-result";
import { prepareLighthouse } from "./run-lighthouse";
import { serveSecurely } from "./secure-front";

const PLAIN_PORT = 9422;
const PORT = 9423;

/**
 * Measures the same post with Lighthouse in this site and the peers that `npm run bench -- peers` has built last, in
 * turns, all from the same server.
 */
export async function benchLighthousePeers(ids: readonly string[]): Promise<void> {
  const sites = builtContestants(ids);
  const browser = ensureMeasuringBrowser();
  const run = prepareLighthouse(browser);
  warnWhenBusy();
  const progress = startProgress<LighthouseScores>("lighthouse-peers", {
    browser,
    sites: sites.map(({ name, built }) => [name, built]),
  });
  const runs: LighthouseScores[][] = sites.map(() => []);
  for (let count = 1; count <= RUNS; count += 1) {
    for (const [index, { name, folder, hosting, post }] of sites.entries()) {
      const stop = await serveSecurely(PORT, PLAIN_PORT, (port) => serveWith(port, folder, hosting));
      try {
        const scores = await progress.step(`${name} ${count}`, () => run(`https://localhost:${PORT}${post}`));
        runs[index]!.push(scores);
        console.log(`${count}/${RUNS} ${name}: LCP ${scores.lcp} ms, TBT ${scores.tbt} ms`);
      } finally {
        await stop();
      }
    }
  }
  const results = sites.map(({ name, built }, index) => ({ name, posts: built.posts, ...medianScores(runs[index]!) }));
  console.table(Object.fromEntries(results.map((result) => [result.name, toRow(result)])));
  writeRecord("lighthouse-peers", { runs: RUNS, browser, sites: results });
  progress.finish();
}
