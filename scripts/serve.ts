import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import mime from "mime-types";
import superstatic from "superstatic";
import { builtPrefix } from "../src/outputs/hosting/export-site";
import { requireBuild } from "../src/outputs/unfinished-build";
import { htmlFile } from "../src/shared/built-files";
import { digestOf } from "../src/shared/digest";
import { isFile } from "../src/shared/files";
import { isFilePath } from "../src/shared/paths";
import { runCommand } from "./command";

const DEFAULT_PORT = "9000";

/** An address that no site has. `/404` is a page, which is answered with 200. */
const MISSING_ADDRESS = "/404/missing";

/**
 * Longer than the keep-alive timeout of clients, so that no request arrives on a connection that the server is closing.
 */
const KEEP_ALIVE_MS = 60_000;

type Options = Parameters<typeof superstatic>[0];
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The settings under `hosting` in `firebase.json`. */
interface Hosting {
  public?: string;
  cleanUrls?: boolean;
  trailingSlash?: boolean;
  redirects?: { regex?: string; destination: string }[];
}

/**
 * Firebase Hosting sends a destination as it is written. superstatic, which the emulator uses too, encodes it, so it must
 * not be encoded before.
 */
export const decodeTargets = <R extends { destination: string }>(rules: readonly R[]): R[] =>
  rules.map((rule) => ({ ...rule, destination: decodeURI(rule.destination) }));

/**
 * superstatic reads missing settings from the `firebase.json` of the working directory, which may belong to another
 * site.
 */
const NO_RULES = { headers: [], redirects: [], rewrites: [] };

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/** Returns the path of the file that an address names below a folder, or undefined if there is no such file. */
function fileAt(folder: string, address: string): string | undefined {
  const file = path.join(folder, decoded(address) ?? "");
  return file.startsWith(folder + path.sep) && isFile(file) ? file : undefined;
}

/** Returns the content of a file, or undefined if it has been deleted meanwhile. */
function read(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch {
    return undefined;
  }
}

const etagOf = (content: Buffer): string => `"${digestOf(content)}"`;

/**
 * Returns what ends the response to a request that needs less than a whole file, as hosts do: nothing of a file that the
 * browser has, or one range of its bytes, without which Safari plays no recording. Undefined for all other requests.
 */
function shorterAnswer({ method, headers }: IncomingMessage, file: string): Answer | undefined {
  const { range = "", "if-none-match": known, "if-range": condition } = headers;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (known === undefined && first + last === "") return undefined;
  const content = read(file);
  if (!content) return undefined;
  const etag = etagOf(content);
  if (known?.includes(etag)) {
    return (_, response) => {
      for (const name of ["Content-Type", "Content-Length"]) response.removeHeader(name);
      response.writeHead(304).end();
    };
  }
  const { length } = content;
  const start = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === "" || last === "" ? length : Math.min(Number(last) + 1, length);
  if (method !== "GET" || first + last === "" || start >= end || (condition ?? etag) !== etag) return undefined;
  return (_, response) => {
    response.writeHead(206, { "Content-Range": `bytes ${start}-${end - 1}/${length}`, "Content-Length": end - start });
    response.end(content.subarray(start, end));
  };
}

/**
 * A superstatic provider, as its documentation describes. The default provider crashes the server if a file is deleted
 * while it is being served.
 */
const providerOf = (folder: string) => async (_: IncomingMessage, address: string) => {
  const file = fileAt(folder, address);
  const content = file && read(file);
  return content
    ? {
        stream: Readable.from(content),
        size: content.length,
        etag: etagOf(content),
        contentType: mime.contentType(path.basename(file)) || "application/octet-stream",
      }
    : null;
};

/**
 * Removes the path prefix from a URL, and encodes each `%` that starts no valid escape as `%25`. In a query that cannot be
 * decoded it encodes all of them.
 */
function addressInSite(url: string, prefix = ""): string {
  const rest = url.slice(prefix.length);
  const address = url.startsWith(prefix) && /^([/?]|$)/.test(rest) ? rest.replace(/^(?!\/)/, "/") : url;
  return address
    .replace(/%(?![\da-f]{2})/gi, "%25")
    .replace(/\?.*/, (query) => (decoded(query) === undefined ? query.replaceAll("%", "%25") : query));
}

/**
 * Serves `public/` of a site by the rules in its `firebase.json`, with the server of Firebase's emulator. A site with a
 * path prefix is served with and without it. The rules are read again after a build has written them. Resolves to a
 * function that stops the server.
 */
export async function serve(port: number, site = process.cwd()): Promise<() => Promise<void>> {
  const file = path.join(site, "firebase.json");
  if (!isFile(file)) {
    throw new Error('The rules to serve by are missing: firebase.json. Run "npm run build" first.');
  }
  const handlerOf = () => {
    const { hosting } = JSON.parse(fs.readFileSync(file, "utf8")) as { hosting: Hosting };
    return createHandler(site, hosting, builtPrefix(path.join(site, "public")));
  };
  const modified = () => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  let [read, handler] = [modified(), handlerOf()];
  return listen(port, (request, response) => {
    const now = modified();
    try {
      if (now !== undefined && now !== read) [read, handler] = [now, handlerOf()];
    } catch {
      // Somebody is editing the rules. The next request reads them.
    }
    handler(request, response);
  });
}

/** Serves a folder by the rules in `hosting`. Resolves to a function that stops the server. */
export const serveWith = (port: number, cwd: string, hosting: Hosting): Promise<() => Promise<void>> =>
  listen(port, createHandler(cwd, hosting));

/** Returns a handler of requests that serves a folder by the rules in `hosting`. */
function createHandler(cwd: string, hosting: Hosting, prefix = ""): http.RequestListener {
  const folder = path.resolve(cwd, hosting.public ?? ".");
  const rules = hosting.redirects ?? [];
  const redirects = rules.flatMap(({ regex }) => (regex ? [new RegExp(regex)] : []));
  const config = { ...NO_RULES, ...hosting, redirects: decodeTargets(rules) };
  const answerWith = (compression: true | Answer) =>
    superstatic({ config, cwd, provider: providerOf(folder), compression, fallthrough: false } as unknown as Options);
  const answerWhole = answerWith(true);
  // superstatic calls `compression` in place of its own once a file is found and its headers are set.
  const shorter = new WeakMap<IncomingMessage, Answer>();
  const answerShorter = answerWith((request, response) => shorter.get(request)!(request, response));
  return (request, response) => {
    const address = addressInSite(request.url!, prefix);
    const [name = ""] = address.split("?");
    // superstatic crashes on a URL that it cannot decode.
    const isReadable = name.startsWith("/") && decoded(address) !== undefined;
    // superstatic sends the not-found page with the headers of the missing file, which may let browsers cache it
    // forever.
    const file = fileAt(folder, name) ?? fileAt(folder, htmlFile(name));
    const isMissing = isFilePath(name) && !redirects.some((regex) => regex.test(name)) && !file;
    request.url = isReadable && !isMissing ? address : MISSING_ADDRESS;
    const short = isReadable && file ? shorterAnswer(request, file) : undefined;
    if (short) shorter.set(request, short);
    const answer = short ? answerShorter : answerWhole;
    answer(request, response, () => response.writeHead(404).end());
  };
}

/**
 * Starts a server. Resolves to a function that stops it and closes open connections, since a client that never reads its
 * response to the end would otherwise keep it running.
 */
function listen(port: number, handler: http.RequestListener): Promise<() => Promise<void>> {
  const server = http.createServer(handler);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    const stop = () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      });
    const fail = (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(portTaken(port), { cause: error }) : error);
    server.on("error", fail).listen(port, "localhost", () => resolve(stop));
  });
}

/** What an error about an occupied port says. */
export const portTaken = (port: number): string => `The port ${port} is taken. Stop the program that uses it.`;

/** Parses the value of `PORT`. Throws if it is not a port number. */
export function portOf(setting: string | undefined): number {
  const text = setting?.trim() || DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65536) return port;
  throw new Error(`PORT is "${setting}".  Expected a whole number from 1 to 65535.`);
}

/** Serves the built site until the process ends. */
export async function runServe(): Promise<void> {
  requireBuild();
  const port = portOf(process.env.PORT);
  await serve(port).catch((error: Error) => {
    throw error.cause ? new Error(`${error.message} Or choose another port: PORT=9001 npm run serve`) : error;
  });
  const prefix = builtPrefix(path.resolve("public"));
  console.log(`Serving public/ with the host's rules at\nhttp://localhost:${port}${prefix && `${prefix}/`}`);
}

export const USAGE = "Usage: npm run serve   (on another port: PORT=9001 npm run serve)";

if (require.main === module) void runCommand(runServe, USAGE);
