import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright-core";
import { PAGE_TYPES } from "../../__tests__/e2e/appearance/page-types";
import { BROWSER_FLAGS, ensureBrowser } from "../system-programs";
import { serve } from "../serve";
import { buildCold, measureBuilds } from "./builds";
import { measureWithLighthouse } from "./lighthouse";
import { ratio, report, warnWhenBusy, type Row } from "./report";
import { listSites, PEER_IDS, type Site } from "./sites";
import { measureSearch, measureVisits, type ServedSite } from "./visits";

const FIRST_PORT = 9400;
const DEFAULT_PARTS = ["builds", "visits", "search"];

/** The parts that measure served sites. `posts` is the number of posts; `post` measures a post with Lighthouse. */
const PARTS_ON_SITES: Record<
  string,
  (browser: Browser, sites: readonly ServedSite[], posts: number) => Promise<Row[]>
> = {
  visits: measureVisits,
  search: measureSearch,
  post: measurePost,
};

const USAGE = `Usage: npm run bench -- [builds] [visits] [search] [post] [lighthouse]
                        [--posts 12,1000] [--peers docusaurus,starlight | --peers none] [--pages home,post]
docs/performance.md says what each part measures.`;

/** Parses the arguments, which `docs/performance.md` describes. Throws an error that says what was expected. */
export function parseCommand(args: string[]) {
  const option = { type: "string" } as const;
  const options = { posts: option, peers: option, pages: option };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const choose = (name: string, words: readonly string[] | undefined, all: readonly string[], some = all): string[] => {
    const unknown = words?.find((word) => !all.includes(word));
    if (unknown !== undefined)
      throw new Error(`No ${name} is called "${unknown}". Expected some of: ${all.join(", ")}.`);
    return [...(words ?? some)];
  };
  const posts = (values.posts ?? "12,100,1000").split(",");
  const wrong = posts.find((word) => !/^[1-9]\d*$/.test(word));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a number of posts. Expected whole numbers from 1.`);
  const parts = ["builds", ...Object.keys(PARTS_ON_SITES), "lighthouse"];
  return {
    parts: choose("part", positionals.length > 0 ? positionals : undefined, parts, DEFAULT_PARTS),
    posts: posts.map(Number),
    peers: values.peers === "none" ? [] : choose("peer", values.peers?.split(","), PEER_IDS),
    pages: choose("type of page", values.pages?.split(","), Object.keys(PAGE_TYPES)),
  };
}

/**
 * Measures the same post on each site with Lighthouse: first on a slow connection and processor, then as Lighthouse
 * simulates them from a fast load. The simulation also counts scripts that load before the largest paint on a fast
 * connection but do not delay it. A ratio divides the largest contentful paint of this site by that of the peer.
 */
async function measurePost(_: Browser, sites: readonly ServedSite[], posts: number): Promise<Row[]> {
  const targets = sites.map(({ name, port, post }) => ({ name, port, address: post }));
  const measure = async (throttling: string, method: string): Promise<Row[]> => {
    const rows = await measureWithLighthouse(targets, [`--throttling-method=${method}`]);
    const [own, ...others] = rows.map((row) => Number(row["largest paint, ms"]));
    const ratios = [undefined, ...others.map((other) => ratio(own, other))];
    return rows.map(({ page, ...row }, index) => ({
      posts,
      site: page,
      throttling,
      ...row,
      "paint, ratio": ratios[index],
    }));
  };
  return [...(await measure("applied", "devtools")), ...(await measure("simulated", "simulate"))];
}

/**
 * Measures pages of the site in `public/`. A missing address answers 404, which Lighthouse rejects, so the not-found
 * page is measured at the address of its file.
 */
async function measurePageTypes(types: readonly string[]): Promise<Row[]> {
  const addresses: Record<string, string> = { ...PAGE_TYPES, "not-found": "/404.html" };
  const stop = await serve(FIRST_PORT);
  const targets = types.map((name) => ({ name, port: FIRST_PORT, address: addresses[name]! }));
  return measureWithLighthouse(targets).finally(stop);
}

async function withServed(sites: readonly Site[], measure: (browser: Browser, sites: ServedSite[]) => Promise<void>) {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  const stops: (() => Promise<void>)[] = [];
  const served = sites.map((site, index) => {
    const port = FIRST_PORT + index;
    return { ...site, port, origin: `http://localhost:${port}` };
  });
  try {
    for (const { port, serve } of served) stops.push(await serve(port));
    await measure(browser, served);
  } finally {
    for (const stop of stops) await stop();
    await browser.close();
  }
}

async function main({ parts, posts, peers, pages }: ReturnType<typeof parseCommand>): Promise<void> {
  warnWhenBusy();
  const results: Record<string, Row[]> = {};
  const add = (part: string, rows: Row[]) => report(part, (results[part] = [...(results[part] ?? []), ...rows]));
  if (parts.includes("lighthouse")) add("lighthouse", await measurePageTypes(pages));
  if (parts.join() === "lighthouse") return;
  const sites = listSites(peers);
  for (const count of posts) {
    if (parts.includes("builds")) add("builds", await measureBuilds(sites, count));
    else for (const site of sites) await buildCold(site, { posts: count, pictures: true });
    await withServed(sites, async (browser, served) => {
      for (const [part, measure] of Object.entries(PARTS_ON_SITES)) {
        if (parts.includes(part)) add(part, await measure(browser, served, count));
      }
    });
  }
}

if (require.main === module) {
  Promise.resolve(process.argv.slice(2))
    .then((args) => (/^(--help|-h)$/.test(args.join()) ? console.log(USAGE) : main(parseCommand(args))))
    .catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
}
