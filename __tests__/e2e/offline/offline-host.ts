import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { completeWorker } from "../../../src/offline/list-files";
import { SiteFiles } from "../../../src/outputs/site-files";
import { addressKey } from "../../../src/shared/built-files";
import { builtPages, decodeEntities, offlineFiles } from "../../build/public-files";
import { serve } from "../../../scripts/serve";
import { freePort } from "../site";

/** What goes wrong with a request: no connection, no answer, or an answer that is no file of the site. */
export type Fault = "cut" | "hang" | { status: number; body: string; type?: string };

/** What deployments have read of the site. Copies keep the times of files, so the next deployment reads what differs. */
const READ_FILES = path.resolve(".cache/offline-site-files.json");

/** Folders of files that no deployment changes: a copy of the site links to them, since copying takes its time. */
const FIXED_FOLDERS = ["static", "vendor", "cards"];

/** A copy of the built site behind the host's rules that can be deployed to and can fail. */
export class OfflineHost {
  /** Decides what goes wrong with a request. */
  fault: (path: string) => Fault | undefined = () => undefined;
  /** Paths that were asked for, and bytes that were sent. */
  requests: string[] = [];
  private readonly held = new Set<http.ServerResponse>();
  private readonly server = http.createServer((request, response) => this.answer(request, response));

  private constructor(
    private readonly folder: string,
    readonly origin: string,
    private readonly inner: number,
    private readonly stopInner: () => Promise<void>,
  ) {}

  /** Serves a copy. The worker knows these pages only, if some are given: a whole site takes a while to store. */
  static async start(pages?: string[]): Promise<OfflineHost> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "offline-site-"));
    const fixed = FIXED_FOLDERS.map((name) => path.join("public", name));
    fs.cpSync("firebase.json", path.join(folder, "firebase.json"));
    fs.cpSync("public", path.join(folder, "public"), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !fixed.includes(source) && !source.endsWith(".map"),
    });
    for (const source of fixed) fs.symlinkSync(path.resolve(source), path.join(folder, source));
    const inner = await freePort();
    const stopInner = await serve(inner, folder);
    const port = await freePort();
    const host = new OfflineHost(folder, `http://localhost:${port}`, inner, stopInner);
    await new Promise<void>((resolve) => host.server.listen(port, "localhost", resolve));
    if (pages) host.deploy(pages);
    return host;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await this.stopInner();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const address = request.url ?? "/";
    this.requests.push(address);
    const fault = this.fault(address.replace(/\?.*/, ""));
    if (fault === "cut") return void request.socket.destroy();
    if (fault === "hang") return void this.held.add(response);
    if (fault) {
      response.writeHead(fault.status, { "content-type": fault.type ?? "text/html" });
      return void response.end(fault.body);
    }
    const headers = { ...request.headers, host: `localhost:${this.inner}`, "accept-encoding": "identity" };
    const proxied = http.request({ port: this.inner, host: "localhost", path: address, headers }, (answer) => {
      // Every deployment brings the policy for its own pages; the one here stays that of the first.
      const { "content-security-policy": _policy, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, rest);
      answer.pipe(response);
    });
    proxied.on("error", () => response.destroy());
    proxied.end();
  }

  /** Waits until the requests meet a condition. */
  async until(isMet: (requests: readonly string[]) => boolean): Promise<void> {
    while (!isMet(this.requests)) await setTimeout(20);
  }

  /** Puts everything back in order and answers nothing that was held. */
  heal(): void {
    this.fault = () => undefined;
    for (const response of this.held) response.destroy();
    this.held.clear();
    this.requests = [];
  }

  /** Breaks every connection. */
  goDown(): void {
    this.fault = () => "cut";
  }

  get publicDir(): string {
    return path.join(this.folder, "public");
  }

  /** Every page that the worker knows, with the title that its HTML has. */
  pages(): { path: string; title: string }[] {
    const titles = new Map(
      builtPages().map(({ address, html }) => [addressKey(address), /<title[^>]*>([^|<]*)/.exec(html)![1]!]),
    );
    return offlineFiles(this.publicDir)
      .filter((file) => titles.has(addressKey(file)) && !file.endsWith(".json"))
      .map((file) => ({ path: file, title: decodeEntities(titles.get(addressKey(file))!).trim() }));
  }

  /** Changes a text in a page and its data. */
  edit(page: string, from: string, to: string): void {
    for (const file of [`${page}/index.html`, `page-data/${page}/page-data.json`]) {
      const target = path.join(this.publicDir, file);
      const text = fs.readFileSync(target, "utf8");
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
      fs.writeFileSync(target, text.replaceAll(from, to));
    }
  }

  /** Makes a new worker for what is in the folder now, as a deployment does. */
  deploy(pages = this.pages().map((page) => page.path)): void {
    const files = new SiteFiles(this.publicDir, { memory: READ_FILES });
    completeWorker(files, [...pages.map(decodeURI), "/404.html"]);
    files.remember();
  }
}
