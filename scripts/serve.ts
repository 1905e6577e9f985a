import { once } from "node:events";
import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { loadEnvironment } from "../src/content/environment";
import { NOT_FOUND, type HeaderRule } from "../src/outputs/hosting/firebase-rules";
import { server as createServer } from "superstatic";
import * as fsProvider from "superstatic/lib/providers/fs";

const DEFAULT_PORT = "9000";

/** Longer than clients keep a connection: so that none is asked over in the moment in which it is closed. */
const KEEP_ALIVE_MS = 60_000;

/** The engine fills in what is not said from the `firebase.json` of the folder where it runs, another site's perhaps. */
const NO_RULES = { headers: [], redirects: [], rewrites: [] };

/** How the engine finds the file at a path. Resolves to `null` if there is none. */
type Provider = (request: IncomingMessage, pathname: string) => Promise<{ stream: fs.ReadStream } | null>;

/** What the file system says of a path at which no file can be. The engine takes the second for a fault of its own. */
const MISSING = ["ENOENT", "ENAMETOOLONG"];

/** The engine's own provider, which its types leave out. */
const { default: filesBelow } = fsProvider as unknown as { default: (options: object) => Provider };

/**
 * A provider whose files are open before they are sent. One that a build or a deployment removes between the look and
 * the opening counts as missing: the engine leaves that error to nobody, which would end the server.
 */
export function openFirst(provider: Provider): Provider {
  return async (request, pathname) => {
    try {
      const file = await provider(request, pathname);
      if (!file) return null;
      await once(file.stream, "open");
      file.stream.on("error", () => request.destroy());
      return file;
    } catch (error) {
      if (MISSING.includes((error as NodeJS.ErrnoException).code ?? "")) return null;
      throw error;
    }
  };
}

function isDecodable(encoded: string): boolean {
  try {
    decodeURI(encoded);
    return true;
  } catch {
    return false;
  }
}

/**
 * An address for the engine, which would end the server at one that it cannot decode: a `%` that encodes nothing stands
 * for itself, and what is no address at all becomes one where nothing is.
 */
export function readableAddress(address: string): string {
  if (!address.startsWith("/") && !URL.canParse(address)) return `/${encodeURIComponent(address)}`;
  return address.replace(/(%[\da-f]{2})+|%/gi, (part) => (isDecodable(part) ? part : part.replaceAll("%", "%25")));
}

/** The folder of the domain that a site was built for, as its web manifest says; empty at the root. */
export function builtPrefix(publicDir: string): string {
  const file = path.join(publicDir, "manifest.webmanifest");
  if (!fs.existsSync(file)) return "";
  const { scope = "/" } = JSON.parse(fs.readFileSync(file, "utf8")) as { scope?: string };
  return scope.replace(/\/+$/, "");
}

/** Lets a server that knows of no prefix answer below one: it sees the rest of the address, and redirects stay below. */
function answerBelow(prefix: string, request: IncomingMessage, response: ServerResponse): void {
  const address = request.url!;
  const rest = address.slice(prefix.length);
  if (!prefix || !address.startsWith(prefix) || !/^([/?]|$)/.test(rest)) return;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isAbove = name.toLowerCase() === "location" && /^\//.test(`${value}`) && !`${value}`.startsWith(`${prefix}/`);
    return setHeader(name, isAbove ? prefix + String(value) : value);
  };
}

/**
 * Has an answer say what the host would, just before it is sent. The engine lets the rules of an address win over those
 * of the not-found page that it sends there, and gives a file of no known type the type `false`.
 */
function answerAsHost(response: ServerResponse, rules: readonly HeaderRule[]): void {
  const isNotFound = (rule: HeaderRule) => "source" in rule && rule.source === NOT_FOUND.source;
  const notFound = rules.filter(isNotFound).flatMap(({ headers }) => headers);
  const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    if (args[0] === 404) for (const { key, value } of notFound) response.setHeader(key, value);
    if (String(response.getHeader("content-type")) === "false")
      response.setHeader("content-type", "application/octet-stream");
    return writeHead.apply(response, args);
  };
}

/**
 * Serves the `public/` of a site's folder as the production host does: the same engine reads the same `firebase.json`,
 * so headers, redirects and the not-found page are the host's. A site that was built for a folder of a domain is there
 * as well. Resolves to how to stop it.
 */
export function serve(port: number, site = process.cwd()): Promise<() => Promise<void>> {
  const { hosting } = JSON.parse(fs.readFileSync(path.join(site, "firebase.json"), "utf8")) as { hosting: object };
  return serveWith(port, site, hosting, builtPrefix(path.join(site, "public")));
}

/**
 * Serves what lies below a folder by other rules: `hosting` as in `firebase.json`. It answers below `prefix` too.
 * Resolves to how to stop it, which ends connections too: a client that never reads an answer to its end would hold the server open.
 */
export function serveWith(port: number, cwd: string, hosting: object, prefix = ""): Promise<() => Promise<void>> {
  const config = { ...NO_RULES, ...hosting };
  const provider = openFirst(filesBelow({ cwd, ...hosting }));
  const options = { port, hostname: "localhost", config, cwd, provider, compression: true };
  const app = createServer(options);
  return new Promise((resolve, reject) => {
    const stop = () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      });
    const server = app.listen(() => resolve(stop));
    server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
      request.url = readableAddress(request.url!);
      answerAsHost(response, config.headers);
      answerBelow(prefix, request, response);
    });
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.on("error", reject);
  });
}

/** The port that `PORT` names. Throws when it is none. */
export function portOf(setting: string | undefined): number {
  const text = setting?.trim() || DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65536) return port;
  throw new Error(`PORT is "${setting}".  Expected a whole number from 1 to 65535.`);
}

async function main(): Promise<void> {
  if (!fs.existsSync(path.resolve("public/index.html"))) {
    throw new Error('There is nothing to serve: public/ has no index.html. Run "npm run build" first.');
  }
  if (!fs.existsSync(path.resolve("firebase.json"))) {
    throw new Error(
      'The rules to serve by are missing: firebase.json. "npm run hosting" writes it for the built site.',
    );
  }
  const port = portOf(process.env.PORT);
  await serve(port);
  const prefix = builtPrefix(path.resolve("public"));
  console.log(`Serving public/ with the host's rules at\nhttp://localhost:${port}${prefix && `${prefix}/`}`);
}

function explain(error: NodeJS.ErrnoException): string {
  if (error.code !== "EADDRINUSE") return error.message;
  return `The port ${portOf(process.env.PORT)} is taken. Choose another one: PORT=9001 npm run serve`;
}

if (require.main === module) {
  loadEnvironment();
  main().catch((error: NodeJS.ErrnoException) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}
