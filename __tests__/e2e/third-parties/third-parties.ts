import { setTimeout } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import type { BrowserContext, Request, Route } from "playwright-core";

/** One request that a stand-in has seen. */
export interface Seen {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** Unpacked where it was packed; parsed where it is JSON; otherwise text, and null without a body. */
  body: unknown;
}

/** What a stand-in answers. */
export interface Answer {
  status?: number;
  contentType?: string;
  body?: string | object;
  headers?: Record<string, string>;
}

/** Stands in for one endpoint of a third party. */
export interface Endpoint {
  /** What tests call it. */
  name: string;
  url: RegExp;
  methods: string[];
  /** What is wrong with a request, in words; nothing where it is as it should be. */
  verify?(seen: Seen): string | undefined;
  answer(seen: Seen): Answer;
}

/** The ways in which an endpoint can fail. */
export type Failure = "400" | "403" | "404" | "429" | "500" | "503" | "abort" | "hang" | "malformed" | "empty";

/** Stand-ins for the endpoints of third parties in one browser context. They record and verify every request. */
export class ThirdParties {
  readonly seen: (Seen & { endpoint: string })[] = [];
  /** Requests that no stand-in knows, and those that were not as they should be. */
  readonly problems: string[] = [];
  private readonly failures = new Map<string, Failure>();

  private constructor(private readonly endpoints: readonly Endpoint[]) {}

  /** Takes over every request of a context that leaves the site, and those to the site that an endpoint names. */
  static async attach(
    context: BrowserContext,
    siteOrigin: string,
    endpoints: readonly Endpoint[],
  ): Promise<ThirdParties> {
    const parties = new ThirdParties(endpoints);
    const isTaken = (url: URL) =>
      (url.protocol !== "data:" && url.protocol !== "blob:" && url.origin !== siteOrigin) ||
      endpoints.some((endpoint) => endpoint.url.test(url.href));
    await context.route(isTaken, (route) => parties.handle(route));
    return parties;
  }

  /** Makes an endpoint fail from now on; undefined mends it. */
  fail(endpoint: string, failure: Failure | undefined): void {
    if (failure) this.failures.set(endpoint, failure);
    else this.failures.delete(endpoint);
  }

  /** What an endpoint was asked. */
  of(endpoint: string): Seen[] {
    return this.seen.filter((seen) => seen.endpoint === endpoint);
  }

  /** Resolves once `isSo` holds. Rejects with what was seen after `limitMs`. */
  async until(isSo: () => boolean, limitMs = 25_000): Promise<void> {
    const end = Date.now() + limitMs;
    while (!isSo()) {
      if (Date.now() > end)
        throw new Error(`It did not come to pass. Seen:\n${this.seen.map(({ url }) => url).join("\n")}`);
      await setTimeout(50);
    }
  }

  private async handle(route: Route): Promise<void> {
    const request = route.request();
    const endpoint = this.endpoints.find(
      ({ url, methods }) => url.test(request.url()) && [...methods, "OPTIONS"].includes(request.method()),
    );
    if (!endpoint) {
      this.problems.push(`nobody stands in for ${request.method()} ${request.url()}`);
      await route.abort().catch(() => undefined);
      return;
    }
    const seen = read(request);
    if (seen.method !== "OPTIONS") {
      this.seen.push({ ...seen, endpoint: endpoint.name });
      const problem = endpoint.verify?.(seen);
      if (problem) this.problems.push(`${endpoint.name}: ${problem} (${seen.url})`);
    }
    // The page may be gone already.
    await respond(route, endpoint.answer(seen), this.failures.get(endpoint.name)).catch(() => undefined);
  }
}

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

async function respond(route: Route, { status = 200, contentType, body = "", headers }: Answer, failure?: Failure) {
  if (failure === "hang") return;
  if (failure === "abort") return route.abort("blockedbyclient");
  const isJson = typeof body !== "string";
  const answer = {
    headers: { ...CORS, ...headers },
    contentType: contentType ?? (isJson ? "application/json" : "text/plain"),
  };
  if (failure === "malformed") return route.fulfill({ ...answer, status: 200, body: "<html>not what you asked for" });
  if (failure === "empty") return route.fulfill({ ...answer, status: 200, body: isJson ? "{}" : "" });
  if (failure) {
    return route.fulfill({
      ...answer,
      status: Number(failure),
      // Google's services and Algolia have the reason in different places.
      body: JSON.stringify({ error: { message: "refused" }, message: "refused" }),
    });
  }
  return route.fulfill({ ...answer, status, body: isJson ? JSON.stringify(body) : body });
}

function read(request: Request): Seen {
  const data = request.postDataBuffer();
  return { url: request.url(), method: request.method(), headers: request.headers(), body: data && parse(data) };
}

function parse(data: Buffer): unknown {
  const text = (data[0] === 0x1f && data[1] === 0x8b ? gunzipSync(data) : data).toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
