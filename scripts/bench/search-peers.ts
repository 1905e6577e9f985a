import { toSearchPage } from "./search/generated-post-site";
import { generatePosts, type GeneratedPost } from "./search/generated-posts";
import { installPackages } from "./install-packages";
import { writeRecord } from "./record";
import { knownItems, meanReciprocalRank, ROWS } from "./search/known-items";
import { createPeers, PACKAGES, type Peer } from "./search/libraries";
import { median, quantile } from "./quantile";

const QUERIES_PER_ROW = 100;
const FIRST_QUERIES = 20;

async function measure({ name, bytesFor, search }: Peer, posts: readonly GeneratedPost[]) {
  const items = knownItems(posts, QUERIES_PER_ROW);
  const bytes: number[] = [];
  for (const { query } of items.exact.slice(0, FIRST_QUERIES)) bytes.push(await bytesFor(query));
  const times: number[] = [];
  const ranks: Record<string, number> = {};
  for (const row of ROWS) {
    const found: (number | null)[] = [];
    for (const { query, path } of items[row]) {
      const started = performance.now();
      const rank = (await search(query)).indexOf(path) + 1;
      times.push(performance.now() - started);
      found.push(rank || null);
    }
    ranks[row] = meanReciprocalRank(found);
  }
  const [p50, p95] = [median(times), quantile(times, 0.95)].map((time) => Number(time.toFixed(1)));
  return {
    posts: posts.length,
    engine: name,
    kilobytes: Number((median(bytes) / 1024).toFixed(1)),
    p50,
    p95,
    ...ranks,
  };
}

/** Compares the embedded engine with libraries that load their whole index, on the same sections, in this process. */
export async function benchSearchPeers(sizes: readonly number[]): Promise<void> {
  const packages = installPackages("search", PACKAGES);
  const rows: object[] = [];
  for (const count of sizes.length > 0 ? sizes : [12, 1000]) {
    const posts = generatePosts(count);
    for (const peer of await createPeers(posts.map(toSearchPage), packages)) rows.push(await measure(peer, posts));
  }
  console.table(rows);
  writeRecord("search-peers", { rows });
}
