import http from "node:http";
import type { AddressInfo } from "node:net";

export interface AlgoliaRequest {
  method: string;
  path: string;
  body: unknown;
}

type Records = Map<string, Record<string, unknown>>;

interface Batch {
  requests: { action: string; body: Record<string, unknown> }[];
}

/** Algolia's endpoints for whoever administers an index, as far as a push uses them, in memory. */
export class AlgoliaServer {
  readonly indexes = new Map<string, { records: Records; settings: unknown }>();
  readonly requests: AlgoliaRequest[] = [];
  /** Gives a status and message instead of an answer, or nothing. */
  fault: (request: AlgoliaRequest) => [status: number, message: string] | undefined = () => undefined;
  private readonly server = http.createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += chunk));
    request.on("end", () => {
      const { pathname } = new URL(request.url!, "http://localhost");
      const asked = {
        method: request.method!,
        path: decodeURIComponent(pathname),
        body: text ? JSON.parse(text) : null,
      };
      this.requests.push(asked);
      const isAllowed =
        request.headers["x-algolia-api-key"] === "admin" && request.headers["x-algolia-application-id"] === "APP";
      const [status, body] = isAllowed ? this.answer(asked) : [403, { message: "Invalid Application-ID or API key" }];
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });

  /** Gives the port. */
  start(): Promise<number> {
    return new Promise((resolve) =>
      this.server.listen(0, "localhost", () => resolve((this.server.address() as AddressInfo).port)),
    );
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private answer(request: AlgoliaRequest): [status: number, body: unknown] {
    const fault = this.fault(request);
    if (fault) return [fault[0], { message: fault[1], status: fault[0] }];
    const [, name = "", action = ""] = /^\/1\/indexes\/([^/]+)\/?([^/]*)/.exec(request.path) ?? [];
    const index = this.indexes.get(name);
    if (request.method === "GET" && action === "task") return [200, { status: "published", pendingTask: false }];
    if (request.method === "GET" && action === "settings") {
      return index ? [200, index.settings] : [404, { message: `Index ${name} does not exist`, status: 404 }];
    }
    if (request.method === "POST" && action === "browse") return [200, { hits: [...index!.records.values()] }];
    const task = { taskID: this.requests.length, updatedAt: "2026-01-01T00:00:00Z" };
    if (request.method === "DELETE" && action === "") this.indexes.delete(name);
    else if (request.method === "PUT" && action === "settings") this.indexOf(name).settings = request.body;
    else if (request.method === "POST" && action === "batch") this.save(name, request.body as Batch);
    else if (request.method === "POST" && action === "operation") this.operate(name, request.body as Operation);
    else return [400, { message: `Unknown request ${request.method} ${request.path}`, status: 400 }];
    return [200, task];
  }

  private indexOf(name: string) {
    const index = this.indexes.get(name) ?? { records: new Map(), settings: {} };
    this.indexes.set(name, index);
    return index;
  }

  private save(name: string, { requests }: Batch): void {
    for (const { action, body } of requests) {
      if (action === "addObject") this.indexOf(name).records.set(String(body.objectID), body);
    }
  }

  private operate(name: string, { operation, destination, scope }: Operation): void {
    const source = this.indexOf(name);
    if (operation === "move") {
      this.indexes.set(destination, source);
      this.indexes.delete(name);
    } else if (scope?.includes("settings")) this.indexOf(destination).settings = source.settings;
  }
}

interface Operation {
  operation: "copy" | "move";
  destination: string;
  scope?: string[];
}
