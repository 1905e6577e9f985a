import net from "node:net";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { HAS_STARTED } from "../../scripts/bench/page-weight";
import { serve } from "../../scripts/serve";
import { launchBrowser, openContext, type BrowserOptions } from "./browser";

/** A port that nobody listens on, so that test runs can stand side by side. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on("error", reject);
    probe.listen(0, "localhost", () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** The application has started, or the page is as it is without scripting: an expression for the page. */
export const HAS_STARTED_OR_CANNOT = `(${HAS_STARTED} || !document.documentElement.matches("[data-js]"))`;

/** Follows a link as one of the site's own does, whichever page it is on: a function for the page. */
export const FOLLOW_LINK = (to: string): void => {
  const link = document.createElement("a");
  link.href = to;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  });
  document.body.append(link);
  link.click();
  link.remove();
};

/** All pages share a process: one for each costs a tenth more CPU time. Contexts keep visitors apart. */
const ONE_PROCESS = "--renderer-process-limit=1";

/** What a browser that may not have a worker says of every page. */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/** What the browser says where the policy has forbidden something. */
const FORBIDDEN = /Content Security Policy|requires 'Trusted/;

export interface OpenPage {
  page: Page;
  /** What the page has put on the console as errors or warnings, and exceptions nobody caught. */
  faults: string[];
}

export interface SiteOptions extends BrowserOptions {
  /** The folder of another build, such as that of `site-with-services.ts`. */
  folder?: string;
}

/** The built site behind the host's rules, and a browser to visit it with. */
export class Site {
  /** Where the site is served, without a final slash. */
  origin = "";
  browser!: Browser;
  /** What the policy has forbidden in this test. It fails if anything is left here. */
  readonly forbidden: string[] = [];
  private stopServer!: () => Promise<void>;

  private constructor() {}

  /**
   * Serves the site to the tests of a file, or of a group.
   * @param options They may come later, such as after a build of at most `limit` milliseconds.
   */
  static forTests(options: SiteOptions | (() => Promise<SiteOptions>) = {}, limit?: number): Site {
    const site = new Site();
    beforeAll(async () => site.start(typeof options === "function" ? await options() : options), limit);
    afterEach(() => expect(site.forbidden.splice(0)).toEqual([]));
    afterAll(() => site.stop());
    return site;
  }

  private async start({ folder, flags = [], isWholeBrowser }: SiteOptions): Promise<void> {
    const port = await freePort();
    this.stopServer = await serve(port, folder);
    this.browser = await launchBrowser({ flags: [ONE_PROCESS, ...flags], isWholeBrowser });
    this.origin = `http://localhost:${port}`;
  }

  private async stop(): Promise<void> {
    for (const context of this.browser.contexts()) await context.close();
    await this.browser.close();
    await this.stopServer();
  }

  /**
   * Opens an address in a context of its own. Requests to any other origin are refused and are faults. No worker stands
   * between the page and the network, since it would take requests out of a test's hands; `serviceWorkers: "allow"` has
   * one.
   * @param prepare What is done to the page before it goes there.
   */
  async open(
    address: string,
    options: BrowserContextOptions = {},
    prepare?: (page: Page) => Promise<void>,
  ): Promise<OpenPage> {
    const context = await openContext(this.browser, { serviceWorkers: "block", ...options });
    const faults: string[] = [];
    await context.route(
      (url) => url.origin !== this.origin,
      (route) => {
        faults.push(`request to ${route.request().url()}`);
        return route.abort();
      },
    );
    const page = await context.newPage();
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      const text = message.text();
      if (!["error", "warning"].includes(message.type()) || text === WORKER_BLOCKED) return;
      faults.push(text);
      if (FORBIDDEN.test(text)) this.forbidden.push(text);
    });
    await prepare?.(page);
    await page.goto(this.origin + address, { waitUntil: "networkidle" });
    await page.waitForFunction(HAS_STARTED_OR_CANNOT);
    // The first sign of a reader, for which much of what is not needed to read has waited.
    await page.mouse.move(0, 1);
    return { page, faults };
  }

  /**
   * Opens an address as `open` does, but the text always has the site's fonts, for tests of sizes: where fonts come too
   * late for the first paint, the page keeps a font of the system, which can be wider.
   */
  openInSiteFonts(address: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
    // The policy refuses the changed style.
    return this.open(address, { ...options, bypassCSP: true }, async (page) => {
      await page.route(this.origin + address, async (route) => {
        const response = await route.fetch();
        const written = await response.text();
        const body = written.replaceAll("font-display:optional", "font-display:block");
        if (body === written) throw new Error("The page has no `font-display:optional`.");
        await route.fulfill({ response, body });
      });
    });
  }

  /** Asks for an address without a browser and does not follow redirects. */
  fetch(address: string): Promise<Response> {
    return fetch(this.origin + address, { redirect: "manual" });
  }
}
