import { isImmutable, pageOfData, type FileEntry } from "../shared/offline/manifest";
import { OFFLINE_PATH } from "../shared/paths";
import { CodeCheck } from "./code-check";
import { PictureAnswers } from "./picture-answers";
import { inTime } from "./network-limit";
import type { SiteIndex } from "./site-index";
import type { Store } from "./store";

const MAX_CLIENTS = 200;

export interface Ask {
  request: Request;
  /** The address below the site's own, without query. */
  url: string;
  query: string;
  clientId: string;
  resultingClientId: string;
  preload?: Promise<Response | undefined>;
}

/** Answers the requests of pages from the store and the network. */
export class Answers {
  /** Where the page of a client came from: its data has to come from the same build. */
  private readonly origins = new Map<string, "store" | "newer build">();
  private readonly pictures: PictureAnswers;
  private readonly codeCheck: CodeCheck;

  constructor(
    private readonly root: string,
    private readonly offlineMode: boolean,
    private readonly index: SiteIndex,
    private readonly store: Store,
    /** Called when the host has another build. */
    private readonly onNewBuild: () => void,
  ) {
    this.pictures = new PictureAnswers(offlineMode, index, store, (url) => this.stored(url));
    this.codeCheck = new CodeCheck(root, index, store, onNewBuild);
  }

  answer(ask: Ask): Promise<Response> {
    if (ask.request.method === "HEAD") return this.answerHead(ask);
    if (ask.request.mode === "navigate" && !isImmutable(ask.url)) return this.answerPage(ask);
    if (ask.request.destination === "image") return this.pictures.answer(ask);
    return isImmutable(ask.url) ? this.answerImmutable(ask) : this.answerData(ask);
  }

  private remember(clientId: string, origin: "store" | "newer build"): void {
    if (this.origins.size >= MAX_CLIENTS) this.origins.delete(this.origins.keys().next().value!);
    if (clientId) this.origins.set(clientId, origin);
  }

  private async stored(url: string): Promise<Response | undefined> {
    const file = await this.index.findFile(url);
    return file && this.store.read(file);
  }

  /** The network's answer; the stored one if the network has none in time, fails, or the host is broken. */
  private async networkFirst(ask: Ask, network: Promise<Response>): Promise<[Response, "network" | "store"]> {
    const quick = await inTime(network);
    if (quick && quick.status < 500) return [quick, "network"];
    const stored = await this.stored(ask.url);
    if (stored) return [stored, "store"];
    return [await network, "network"];
  }

  private async answerPage(ask: Ask): Promise<Response> {
    const path = ask.url;
    const page = await this.index.findPage(path);
    if (this.offlineMode && page) {
      const stored = await this.store.read(page.html);
      if (stored) {
        void ask.preload?.catch(() => undefined);
        this.remember(ask.resultingClientId, "store");
        return /\.html$/.test(path) ? this.redirect(page.path + ask.query) : stored;
      }
    }
    const network = (ask.preload ?? Promise.resolve(undefined)).then((response) => response ?? fetch(ask.request));
    try {
      const [response, from] = await this.networkFirst(ask, network);
      if (from === "store") this.remember(ask.resultingClientId, "store");
      else if (page) void this.compare(response, page.html, ask.resultingClientId);
      return response;
    } catch {
      return this.failedPage(ask, page !== undefined);
    }
  }

  /** The router asks so before it loads a page whole: without a network the offline page stands for what is not stored. */
  private async answerHead({ request, url }: Ask): Promise<Response> {
    try {
      return await fetch(request);
    } catch {
      const shown = (await this.stored(url)) ?? (await this.stored(OFFLINE_PATH));
      return shown ? new Response(null, { headers: shown.headers }) : Response.error();
    }
  }

  /** Notes that a page came from a newer build than this worker's. */
  private async compare(response: Response, file: FileEntry, clientId: string): Promise<void> {
    if (response.type !== "basic" || !response.ok) return;
    if (await this.store.matches(response, file)) return;
    this.remember(clientId, "newer build");
    this.onNewBuild();
  }

  private redirect(address: string): Response {
    return Response.redirect(this.root + address, 302);
  }

  /** Whether all of this version's site is stored. */
  private async isComplete(): Promise<boolean> {
    return this.offlineMode && (await this.store.readNote<string>("complete")) === this.index.build.version;
  }

  private async failedPage(ask: Ask, exists: boolean): Promise<Response> {
    // Feeds and large files are there though they are not stored.
    const isFile = /\.(?!html$)[a-z\d]+$/i.test(ask.url);
    const missing = !exists && !isFile && (await this.isComplete()) ? await this.stored("/404") : undefined;
    if (missing) return new Response(missing.body, { status: 404, headers: missing.headers });
    if (!(await this.stored(OFFLINE_PATH))) return Response.error();
    return this.redirect(`${OFFLINE_PATH}?from=${encodeURIComponent(ask.url + ask.query)}`);
  }

  private async answerImmutable({ request, url, preload }: Ask): Promise<Response> {
    const stored = await this.stored(url);
    void preload?.catch(() => undefined);
    if (stored) return stored;
    const response = (await preload) ?? (await fetch(request));
    const file = response.ok ? await this.index.findFile(url) : undefined;
    if (file) this.store.keepVerified(file, response.clone()).catch(() => undefined);
    return response;
  }

  private async answerData(ask: Ask): Promise<Response> {
    const origin = this.origins.get(ask.clientId);
    const isPinned = this.offlineMode ? origin !== "newer build" : origin === "store";
    if (isPinned) {
      const stored = await this.stored(ask.url);
      if (stored) return stored;
    }
    if (origin === "newer build") return fetch(ask.request);
    try {
      const [response, from] = await this.networkFirst(ask, fetch(ask.request));
      return from === "network" && (await this.codeCheck.isOfOtherCode(ask.url, response))
        ? Response.error()
        : response;
    } catch {
      return this.failedData(ask.url);
    }
  }

  /** Offline, a page that the site does not have is missing and not unreachable: the router shows that it is not found. */
  private async failedData(url: string): Promise<Response> {
    const isUnknown = pageOfData(url) !== undefined && (await this.isComplete()) && !(await this.index.findFile(url));
    return isUnknown ? new Response(null, { status: 404 }) : Response.error();
  }
}
