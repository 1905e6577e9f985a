import http from "node:http";
import http2 from "node:http2";
import { createRequire } from "node:module";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { installPackages } from "../install-packages";

const VERSION = "5.5.0";

/** Those of one connection, which HTTP/2 forbids. */
const CONNECTION_HEADERS = ["connection", "keep-alive", "transfer-encoding"];

type Generate = (attributes: null, options: { keyType: "ec" }) => Promise<{ private: string; cert: string }>;

/** What a browser has to be told, since the certificate is signed by nobody. */
export const ACCEPT_ANY_CERTIFICATE = "--ignore-certificate-errors";

/** Starts a server on a port. Resolves to how to stop it. */
type Start = (port: number) => Promise<() => Promise<void>>;

/**
 * Answers `https://localhost:PORT` with HTTP/2, as hosts do, from a plain server that it starts on another port:
 * Lighthouse reckons with the connections that a page opens, one for each font over HTTP/1.1. An answer is kept for the
 * next time, as a host keeps what it has compressed: the browser has half of this machine's cores. Resolves to how to
 * stop both.
 */
export async function serveSecurely(port: number, plainPort: number, start: Start): Promise<() => Promise<void>> {
  const folder = installPackages("certificate", { selfsigned: VERSION });
  const { generate } = createRequire(path.join(folder, "package.json"))("selfsigned") as { generate: Generate };
  const { private: key, cert } = await generate(null, { keyType: "ec" });
  const agent = new http.Agent({ keepAlive: true });
  const answers = new Map<string, Promise<Answer>>();
  const front = http2.createSecureServer({ key, cert }, (request, response) => {
    const { method, url, headers } = request;
    const asked = [method, url, headers["accept-encoding"]].join(" ");
    const answer = answers.get(asked) ?? ask(request, { agent, host: "localhost", port: plainPort });
    answers.set(asked, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => {
        answers.delete(asked);
        response.stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR);
      },
    );
  });
  const sessions = new Set<http2.Http2Session>();
  front.on("session", (session) => sessions.add(session.on("close", () => sessions.delete(session))));
  await new Promise<void>((resolve, reject) => front.on("error", reject).listen(port, "localhost", resolve));
  const stopPlain = await start(plainPort);
  return async () => {
    for (const session of sessions) session.destroy();
    front.close();
    agent.destroy();
    await stopPlain();
  };
}

interface Answer {
  status: number;
  headers: http.OutgoingHttpHeaders;
  body: Buffer;
}

function ask(request: http2.Http2ServerRequest, to: http.RequestOptions): Promise<Answer> {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(":")));
  return new Promise((resolve, reject) => {
    const asked = http.request({ ...to, method: request.method, path: request.url, headers }, (answer) => {
      const own = Object.entries(answer.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
      const frame = { status: answer.statusCode!, headers: Object.fromEntries(own) };
      buffer(answer).then((body) => resolve({ ...frame, body }), reject);
    });
    asked.on("error", reject);
    request.pipe(asked);
  });
}
