import type { BrokenLink } from "./internal-links";
import type { SitePage } from "./site-pages";

/** So many addresses are asked at a time, and each is given so long. */
const AT_A_TIME = 8;
const TIMEOUT_MS = 15_000;

/** Answers that say nothing of the page: the host wants a browser, a login or fewer questions. */
const UNTOLD = [401, 403, 405, 406, 429, 999];

/** The addresses of other sites that pages lead to, each with its pages. Names kept for examples lead nowhere by rule. */
export function externalTargets(pages: readonly SitePage[], ownOrigin: string): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const { address, targets: all } of pages) {
    for (const target of all) {
      if (!/^https?:\/\//i.test(target) || target.startsWith(`${ownOrigin}/`) || !URL.canParse(target)) continue;
      if (/(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/i.test(new URL(target).hostname)) continue;
      const url = target.replace(/#.*$/, "");
      targets.set(url, [...(targets.get(url) ?? []), address]);
    }
  }
  return targets;
}

/** Asks every address once. Resolves to those that answer with an error, or not at all. */
export async function findDeadLinks(targets: ReadonlyMap<string, string[]>, ask = fetch): Promise<BrokenLink[]> {
  const dead: BrokenLink[] = [];
  const rest = targets.entries();
  const workOff = async () => {
    for (const [target, pages] of rest) {
      const reason = await reasonAgainst(target, ask);
      if (reason) dead.push(...pages.map((page) => ({ page, target, reason })));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, workOff));
  return dead;
}

async function reasonAgainst(url: string, ask: typeof fetch): Promise<string | undefined> {
  try {
    const { status } = await ask(url, { redirect: "follow", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return status < 400 || UNTOLD.includes(status) ? undefined : `answers ${status}`;
  } catch (error) {
    const { cause, message } = error as Error;
    return `does not answer (${(cause as NodeJS.ErrnoException | undefined)?.code ?? message})`;
  }
}

/** Whether there is a network: whether any of some hosts has an address. */
export async function isOnline(
  targets: Iterable<string>,
  lookup: (host: string) => Promise<unknown>,
): Promise<boolean> {
  const hosts = [...new Set([...targets].map((url) => new URL(url).hostname))].slice(0, 5);
  const found = await Promise.all(
    hosts.map((host) =>
      lookup(host)
        .then(() => true)
        .catch(() => false),
    ),
  );
  return found.includes(true);
}
