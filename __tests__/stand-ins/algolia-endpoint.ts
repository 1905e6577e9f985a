import http from "node:http";
import type { AddressInfo } from "node:net";
import type { AlgoliaHost } from "../../src/services/algolia-client";

/** How a host of the stand-in answers. */
export type Behaviour =
  | { results: unknown[] }
  | { status: number; message: string }
  /** It sends this text, whatever it is. */
  | { text: string }
  /** It takes the connection and says nothing for so long, then answers. */
  | { afterMs: number; results: unknown[] }
  /** It cuts the connection. */
  | "cut";

export interface ReceivedRequest {
  host: number;
  method: string;
  path: string;
  /** Of the address, and of the headers the service knows. */
  credentials: { appId: string | null; key: string | null };
  requests: Record<string, unknown>[];
}

/** Stands in for the hosts of Algolia at ports of this machine, with their path of many indices. */
export class AlgoliaEndpoint {
  readonly received: ReceivedRequest[] = [];
  hosts: AlgoliaHost[] = [];
  private readonly servers: http.Server[] = [];

  /** Starts one host for each behaviour; a change of the list changes how they answer. */
  static async start(behaviours: Behaviour[]): Promise<AlgoliaEndpoint> {
    const endpoint = new AlgoliaEndpoint();
    for (const index of behaviours.keys()) {
      const server = http.createServer(
        (request, response) => void endpoint.answer(index, behaviours, request, response),
      );
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      endpoint.servers.push(server);
      const { port } = server.address() as AddressInfo;
      endpoint.hosts.push({ url: "127.0.0.1", port, accept: "readWrite", protocol: "http" });
    }
    return endpoint;
  }

  async stop(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  private async answer(
    host: number,
    behaviours: Behaviour[],
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const url = new URL(request.url ?? "/", "http://host");
    const read = (name: string) => url.searchParams.get(name) ?? (request.headers[name] as string | undefined) ?? null;
    this.received.push({
      host,
      method: request.method ?? "",
      path: decodeURIComponent(url.pathname),
      credentials: { appId: read("x-algolia-application-id"), key: read("x-algolia-api-key") },
      requests: (JSON.parse(body) as { requests: Record<string, unknown>[] }).requests,
    });
    const behaviour = behaviours[host]!;
    if (behaviour === "cut") return void request.socket.destroy();
    if ("text" in behaviour) return void response.end(behaviour.text);
    if ("status" in behaviour) {
      response.statusCode = behaviour.status;
      return void response.end(JSON.stringify(behaviour));
    }
    if ("afterMs" in behaviour) await new Promise((resolve) => setTimeout(resolve, behaviour.afterMs));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ results: behaviour.results }));
  }
}
