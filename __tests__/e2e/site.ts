import fs from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { BROWSER_FLAGS } from "../../scripts/browser-flags";
import { findBrowser } from "../../scripts/find-browser";
import { weighPage, type PageWeight } from "../../scripts/page-weight";
import { serve } from "../../scripts/serve";

const PORT = 9300;
const ORIGIN = `http://localhost:${PORT}`;

/** Every address that the sitemap lists, and one of each kind that it leaves out. */
export function siteAddresses(): string[] {
  const sitemap = fs.readFileSync(path.resolve("public/sitemap-0.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
  return [
    ...listed,
    "/blog/tags",
    "/blog/tags/rails",
    "/docs",
    "/contact/contact",
    "/search",
    "/kitchen-sink/",
    "/404.html",
  ];
}

export interface OpenPage {
  page: Page;
  /** What the page has put on the console as errors or warnings, and exceptions nobody caught. */
  faults: string[];
}

/** The built site behind the host's rules, and a browser to visit it with. */
export class Site {
  private constructor(
    private readonly browser: Browser,
    private readonly stopServer: () => Promise<void>,
  ) {}

  static async start(): Promise<Site> {
    const stop = await serve(PORT);
    const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
    return new Site(browser, stop);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.stopServer();
  }

  /** Opens an address in a context of its own. Requests to any other origin are refused and are faults. */
  async open(address: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
    const context = await this.browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const faults: string[] = [];
    await context.route(
      (url) => url.origin !== ORIGIN,
      (route) => {
        faults.push(`request to ${route.request().url()}`);
        return route.abort();
      },
    );
    const page = await context.newPage();
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) faults.push(message.text());
    });
    await page.goto(ORIGIN + address, { waitUntil: "networkidle" });
    return { page, faults };
  }

  /** What a first visit to an address transfers. */
  weigh(address: string): Promise<PageWeight> {
    return weighPage(this.browser, ORIGIN + address);
  }

  /** Asks for an address without a browser and does not follow redirects. */
  fetch(address: string): Promise<Response> {
    return fetch(ORIGIN + address, { redirect: "manual" });
  }
}
