import type { Site } from "../site";
import { Visitor } from "./visitor";

/** One combination: what is done to which page, and what must be true afterwards; it throws where it is not. */
export interface Trial {
  fault: string;
  about: string;
  run(visitor: Visitor): Promise<void>;
}

const SIDE_BY_SIDE = 3;

/** Works on items side by side, each as a visitor of its own. */
export async function inParallel<Item, Result>(
  site: Site,
  items: readonly Item[],
  work: (item: Item, visitor: Visitor) => Promise<Result>,
): Promise<Result[]> {
  const queue = items.map((item, index) => ({ item, index }));
  const results: Result[] = [];
  const workers = Array.from({ length: SIDE_BY_SIDE }, async () => {
    const visitor = await Visitor.create(site);
    for (let next = queue.shift(); next; next = queue.shift()) {
      await visitor.startAnew();
      results[next.index] = await work(next.item, visitor);
    }
    await visitor.leave();
  });
  await Promise.all(workers);
  return results;
}

/** Runs all trials, and gives what was wrong. */
export async function runTrials(site: Site, trials: readonly Trial[]): Promise<string[]> {
  const faults: string[] = [];
  await inParallel(site, trials, async ({ fault, about, run }, visitor) => {
    try {
      await run(visitor);
      if (visitor.errors.length > 0) throw new Error(`Nobody caught ${visitor.errors.join(", ")}`);
    } catch (error) {
      const { page } = visitor;
      const shown = await page.evaluate("document.querySelector('main')?.innerText.slice(0, 80)").catch(() => "?");
      const [what] = (error as Error).message.split("\n");
      faults.push(`${fault}, ${about}: ${what} [${page.url()}: ${JSON.stringify(shown)}]`);
    }
  });
  return faults;
}
