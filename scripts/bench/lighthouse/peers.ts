import { serveWith } from "../../serve";
import { builtContestants } from "../contestants";
import { ensureMeasuringBrowser } from "../measuring-browser";
import { startProgress, warnWhenBusy, writeRecord } from "../record";
import { RUNS, toRow } from ".";
import { medianScores, type LighthouseScores } from "./lighthouse-result";
import { prepareLighthouse } from "./run-lighthouse";
import { serveSecurely } from "./secure-front";

/** Of the first site's plain server; that of HTTP/2 has the next, and those of other sites follow. */
const FIRST_PORT = 9440;

/**
 * Measures the same post with Lighthouse in this site and the peers that `npm run bench -- peers` has built last, in
 * turns, from servers of the same kind. They stay: one that begins anew has to compress all again while it is measured.
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
  const stops: (() => Promise<void>)[] = [];
  try {
    for (const [index, { folder, hosting }] of sites.entries()) {
      const port = FIRST_PORT + 2 * index;
      stops.push(await serveSecurely(port + 1, port, (plain) => serveWith(plain, folder, hosting)));
    }
    for (let count = 1; count <= RUNS; count += 1) {
      for (const [index, { name, post }] of sites.entries()) {
        const url = `https://localhost:${FIRST_PORT + 2 * index + 1}${post}`;
        const scores = await progress.step(`${name} ${count}`, () => run(url));
        runs[index]!.push(scores);
        console.log(`${count}/${RUNS} ${name}: LCP ${scores.lcp} ms, TBT ${scores.tbt} ms`);
      }
    }
  } finally {
    for (const stop of stops) await stop();
  }
  const results = sites.map(({ name, built }, index) => ({ name, posts: built.posts, ...medianScores(runs[index]!) }));
  console.table(Object.fromEntries(results.map((result) => [result.name, toRow(result)])));
  writeRecord("lighthouse-peers", { runs: RUNS, browser, sites: results });
  progress.finish();
}
