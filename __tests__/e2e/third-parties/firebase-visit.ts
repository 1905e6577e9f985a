import type { Site } from "../site";
import { PUSH_SERVICE } from "./push-browser";
import type { Failure } from "./third-parties";
import { visit, type Visit } from "./visit";

export interface FirebaseVisitOptions {
  address?: string;
  /** What the visitor has answered before; without it, the browser without a head refuses by itself. */
  permission?: "granted";
  failures?: Record<string, Failure>;
  /** Scripts for the page, run before its own. */
  scripts?: string[];
  prepare?(visit: Visit): Promise<unknown> | unknown;
}

export type FirebaseVisit = Awaited<ReturnType<typeof visitFirebase>>;

/** What a page says that has a token. */
export const WORKING = "info: Push messages are working.";

const LIMIT_MS = 60_000;

/** A visit to the site with workers, and with the browser's push service stood in for. */
export async function visitFirebase(site: Site, options: FirebaseVisitOptions = {}) {
  const { address = "/about/", permission, failures = {}, scripts = [], prepare } = options;
  const opened = await visit(site, address, {
    serviceWorkers: "allow",
    prepare: async (visit) => {
      const { context, page, parties } = visit;
      if (permission) await context.grantPermissions(["notifications"], { origin: site.origin });
      for (const script of [PUSH_SERVICE, ...scripts]) await page.addInitScript(script);
      for (const [endpoint, failure] of Object.entries(failures)) parties.fail(endpoint, failure);
      await prepare?.(visit);
    },
  });
  const { context, page, parties, said } = opened;
  const about = /firebase|push messages/i;

  return {
    ...opened,
    /** What the page has said of Firebase and push messages, without the browser's own words. */
    words: () => said.filter((text) => about.test(text) && !/: (Failed to load resource|uncaught)/.test(text)),
    count: (endpoint: string) => parties.of(endpoint).length,
    /** Decides on purposes, as in another tab. */
    decide: (decisions: object) =>
      page.evaluate((newValue) => {
        localStorage.setItem("consent", newValue);
        dispatchEvent(new StorageEvent("storage", { key: "consent", newValue }));
      }, JSON.stringify(decisions)),
    /** Waits until the page has said something, so many times. */
    says: async (words: string | RegExp, times = 1): Promise<void> => {
      const isIt = (text: string) => (typeof words === "string" ? text.includes(words) : words.test(text));
      const end = Date.now() + LIMIT_MS;
      while (said.filter(isIt).length < times) {
        if (Date.now() > end) throw new Error(`"${String(words)}" was not said, but:\n${said.join("\n")}`);
        await page.waitForTimeout(50);
      }
    },
    /** Ends the visit. Gives what must not have happened: what nobody caught, and requests that were not right. */
    end: async (): Promise<string[]> => {
      await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
      await context.close();
      return [...said.filter((text) => text.startsWith("uncaught")), ...parties.problems];
    },
  };
}
