import { ratio, rounded, type Row } from "./report";
import type { Site, Task } from "./sites";
import type { Measured } from "./site-copy";

/** The measurements of a cold build and of a rebuild after one post has changed. */
export interface Builds {
  site: string;
  cold: Measured;
  edit: Measured;
}

/** Builds a site without its caches. Throws an error with the full output if the build fails. */
export async function buildCold(site: Site, task: Task): Promise<Measured> {
  await site.prepare(task);
  return expectBuild(site, task);
}

async function expectBuild(site: Site, task: Task): Promise<Measured> {
  const result = await site.build(task);
  if (result.code !== 0) throw new Error(`${site.name}: the build failed.\n${result.output}`);
  return result;
}

const peakOf = ({ cold, edit }: Builds): number | undefined =>
  cold.usage && edit.usage && Math.max(cold.usage.peakMegabytes, edit.usage.peakMegabytes);

/** Returns one row for each site. A ratio divides the figure of this site, the first one, by that of the peer. */
export const toRows = (all: readonly Builds[], { posts, pictures }: Task): Row[] =>
  all.map((builds, index) => {
    const { site, cold, edit } = builds;
    const own = index > 0 ? all[0] : undefined;
    return {
      posts,
      "pictures, cards": pictures ? "with" : "without",
      site,
      "cold, s": rounded(cold.seconds),
      "cold, CPU s": cold.usage && rounded(cold.usage.cpuSeconds),
      "edit, s": rounded(edit.seconds),
      "edit, CPU s": edit.usage && rounded(edit.usage.cpuSeconds),
      "memory, MB": peakOf(builds),
      "cold, ratio": ratio(own?.cold.seconds, cold.seconds),
      "edit, ratio": ratio(own?.edit.seconds, edit.seconds),
      "memory, ratio": own && ratio(peakOf(own), peakOf(builds)),
    };
  });

/**
 * Builds each site with this number of posts, first without pictures and preview cards, then with them. The output of
 * the last build stays in place.
 */
export async function measureBuilds(sites: readonly Site[], posts: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const pictures of [false, true]) {
    const all: Builds[] = [];
    for (const site of sites) {
      console.log(`Building ${site.name} with ${posts} posts, ${pictures ? "with" : "without"} pictures and cards…`);
      const cold = await buildCold(site, { posts, pictures });
      site.edit();
      all.push({ site: site.name, cold, edit: await expectBuild(site, { posts, pictures }) });
    }
    rows.push(...toRows(all, { posts, pictures }));
  }
  return rows;
}
