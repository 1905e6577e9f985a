import { readBuildWork } from "./build-work";
import { forgetBuilt, listContestants, noteBuilt, withoutCards, type Contestant } from "./contestants";
import type { PeerBuilds } from "./peers/peer";
import { startProgress, warnWhenBusy, writeRecord } from "./record";
import type { Measured } from "./measure-command";

type Result = PeerBuilds & { name: string };

async function build({ name, build }: Contestant): Promise<Measured> {
  const result = await build();
  if (result.code !== 0) throw new Error(`${name}: the build failed.\n${result.output}`);
  return result;
}

async function buildTwice(site: Contestant, posts: number): Promise<PeerBuilds> {
  forgetBuilt(site);
  site.prepare(posts);
  console.log(`${site.name}: a cold build of ${posts} posts…`);
  const cold = await build(site);
  site.edit();
  console.log(`${site.name}: ${round(cold.seconds)} s; one after one edit…`);
  const edit = await build(site);
  noteBuilt(site, posts);
  return { cold, edit };
}

const round = (value: number): number => Number(value.toFixed(2));

/** This site's share of what a peer needs: less than 1 is better than the peer. */
const ratios = (own: Result, other: Result) => ({
  cold: round(own.cold.seconds / other.cold.seconds),
  coldCpu: round(own.cold.cpuSeconds / other.cold.cpuSeconds),
  edit: round(own.edit.seconds / other.edit.seconds),
  editCpu: round(own.edit.cpuSeconds / other.edit.cpuSeconds),
  memory: round(peak(own) / peak(other)),
});

const peak = ({ cold, edit }: Result): number => Math.max(cold.peakMegabytes, edit.peakMegabytes);

const toRow = (result: Result) => ({
  site: result.name,
  coldSeconds: round(result.cold.seconds),
  coldCpuSeconds: result.cold.cpuSeconds,
  editSeconds: round(result.edit.seconds),
  editCpuSeconds: result.edit.cpuSeconds,
  peakMegabytes: peak(result),
});

/** Builds the same posts with this site and its peers, one after the other, and prints what each needs. */
export async function comparePeers(posts: number, ids: readonly string[]): Promise<void> {
  const [site, ...peers] = listContestants(ids);
  const sites = [site!, withoutCards(), ...peers];
  warnWhenBusy();
  const progress = startProgress<PeerBuilds>("peers", { posts, sites: sites.map(({ name }) => name) });
  const results: Result[] = [];
  for (const site of sites) {
    results.push({ name: site.name, ...(await progress.step(site.id, () => buildTwice(site, posts))) });
  }
  const [own, bare, ...others] = results as [Result, Result, ...Result[]];
  console.table(results.map(toRow));
  const compare = (one: Result, other: Result) => ({ site: one.name, beside: other.name, ...ratios(one, other) });
  console.table(others.flatMap((other) => [compare(own, other), compare(bare, other)]));
  const work = { cold: readBuildWork(own.cold.output), edit: readBuildWork(own.edit.output) };
  console.log("What this site's builds had to do:");
  console.table(work);
  writeRecord("peers", { posts, sites: results.map(toRow), work });
  progress.finish();
}
