import type { CDPSession, Page } from "playwright-core";
import { FOLLOW_LINK, type Site } from "../site";
import { openContext } from "../browser";

/** A request that waits for what the test makes of it. */
export interface Request {
  url: URL;
  fulfill(answer: Answer): Promise<unknown>;
  abort(): Promise<unknown>;
  pass(): Promise<unknown>;
}

export interface Answer {
  status?: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

/** Longer than anything takes on a busy machine. */
const TIME_LIMIT_MS = 90_000;

/** A file that is on every host, small, and shows nothing of the site. */
const NOWHERE = "/robots.txt";

/**
 * One visitor after the other in the same tab, since a new tab costs more than a visit. Each comes with an empty cache
 * and without a worker, either of which would answer in place of the fault.
 */
export class Visitor {
  /** What nobody caught during this visit. */
  readonly errors: string[] = [];
  private scripts: string[] = [];
  private onRequest: (request: Request) => unknown = (request) => request.pass();

  private constructor(
    readonly site: Site,
    readonly page: Page,
    private readonly session: CDPSession,
  ) {
    page.on("pageerror", (error) => this.errors.push(String(error)));
    session.on("Fetch.requestPaused", ({ requestId, request }) => {
      // A page that is left takes its requests with it.
      const send = (done: Promise<unknown>) => done.catch(() => undefined);
      void this.onRequest({
        url: new URL(request.url),
        pass: () => send(session.send("Fetch.continueRequest", { requestId })),
        abort: () => send(session.send("Fetch.failRequest", { requestId, errorReason: "InternetDisconnected" })),
        fulfill: ({ status = 200, type, body, headers = {} }) =>
          send(
            session.send("Fetch.fulfillRequest", {
              requestId,
              responseCode: status,
              responseHeaders: Object.entries({ "content-type": type, ...headers }).map(([name, value]) => ({
                name,
                value,
              })),
              body: Buffer.from(body).toString("base64"),
            }),
          ),
      });
    });
  }

  static async create(site: Site): Promise<Visitor> {
    const context = await openContext(site.browser, {
      viewport: { width: 1024, height: 600 },
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    page.setDefaultTimeout(TIME_LIMIT_MS);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    // Without it the browser runs no script that is prepared.
    await session.send("Page.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    return new Visitor(site, page, session);
  }

  leave(): Promise<void> {
    return this.page.context().close();
  }

  /** Makes the tab that of somebody who has never been here. */
  async startAnew(): Promise<void> {
    await this.heal();
    for (const identifier of this.scripts)
      await this.session.send("Page.removeScriptToEvaluateOnNewDocument", { identifier });
    this.scripts = [];
    await this.page.goto(this.site.origin + NOWHERE);
    await this.page.evaluate("localStorage.clear(); sessionStorage.clear()");
    this.errors.length = 0;
  }

  /**
   * Puts the test between the site and what it asks for at paths like these, where `*` stands for anything. Resolves to
   * what waits for the first such request.
   */
  async intercept(paths: string | string[], answer: (request: Request) => unknown): Promise<() => Promise<void>> {
    let hit = (): void => undefined;
    const first = new Promise<void>((resolve) => (hit = resolve));
    this.onRequest = (request) => {
      hit();
      return answer(request);
    };
    const patterns = [paths].flat().map((path) => ({ urlPattern: this.site.origin + path }));
    await this.session.send("Fetch.enable", { patterns });
    return () => within(first, "what was to fail was never asked for");
  }

  /** Lets everything come again; what was held back never does. */
  async heal(): Promise<void> {
    await this.session.send("Fetch.disable");
    this.onRequest = (request) => request.pass();
  }

  /** Runs a script before those of every page. */
  async prepare(source: string): Promise<void> {
    const { identifier } = await this.session.send("Page.addScriptToEvaluateOnNewDocument", { source });
    this.scripts.push(identifier);
  }

  /** Opens an address, as by typing it, and keeps moving as a reader does, for which some code waits. */
  async open(address: string): Promise<void> {
    await this.page.goto(this.site.origin + address, { waitUntil: "domcontentloaded" });
    await this.page.evaluate("void setInterval(() => dispatchEvent(new Event('pointerover')), 100)");
  }

  /** Follows a link inside the site, whichever page it is on. */
  go(address: string): Promise<unknown> {
    return this.page.evaluate(FOLLOW_LINK, address);
  }

  waitFor(condition: string): Promise<unknown> {
    return this.page.waitForFunction(condition, undefined, { timeout: TIME_LIMIT_MS });
  }
}

async function within(event: Promise<void>, complaint: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), TIME_LIMIT_MS);
  });
  await Promise.race([event, late]).finally(() => clearTimeout(timer));
}
