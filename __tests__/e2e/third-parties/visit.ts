import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { Site } from "../site";
import { openContext } from "../browser";
import { ALL } from "./all";
import { ThirdParties, type Endpoint } from "./third-parties";

export interface Visit {
  context: BrowserContext;
  page: Page;
  parties: ThirdParties;
  /** What came on the console, as `type: text`, and exceptions nobody caught. */
  said: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** How the site asks; the build starts services on load. */
  consent?: "ask";
  endpoints?: readonly Endpoint[];
  /** Runs before the first page is opened. */
  prepare?(visit: Visit): Promise<unknown> | unknown;
}

/** PostHog leaves out what browsers that are driven by a program send. */
const LOOK_LIKE_A_READER = `
  Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
  Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => undefined });
`;
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** Changes the site's scripts as they are served: settings other than those of the build need no other build. */
export const changeScripts = (
  context: BrowserContext,
  site: Site,
  change: (code: string) => string,
): Promise<unknown> =>
  context.route(`${site.origin}/*.js`, async (route) => {
    // The visit may be over before all that is fetched ahead is there.
    const response = await route.fetch().catch(() => null);
    const code = await response?.text().catch(() => null);
    await (response && code ? route.fulfill({ response, body: change(code) }) : route.abort()).catch(() => undefined);
  });

/** Opens an address of the site with all third parties, in a context of its own that stand-ins answer. */
export async function visit(site: Site, address: string, options: VisitOptions = {}): Promise<Visit> {
  const { consent, endpoints = ALL, prepare, ...contextOptions } = options;
  const context = await openContext(site.browser, {
    ...{ viewport: { width: 1280, height: 900 }, serviceWorkers: "block", userAgent: USER_AGENT },
    ...contextOptions,
  });
  await context.addInitScript(LOOK_LIKE_A_READER);
  if (consent === "ask")
    await changeScripts(context, site, (code) => code.replace(/(["']?consent["']?:)"on-load"/g, '$1"ask"'));
  const parties = await ThirdParties.attach(context, site.origin, endpoints);
  const page = await context.newPage();
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (!message.text().includes("registration blocked by Playwright"))
      said.push(`${message.type()}: ${message.text()}`);
  });
  const opened = { context, page, parties, said };
  await prepare?.(opened);
  await page.goto(site.origin + address, { waitUntil: "load" });
  return opened;
}
