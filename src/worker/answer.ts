import { isImmutable, pageOfData, type FileEntry } from "../shared/offline/manifest";
import { OFFLINE_PATH } from "../shared/paths";
import type { SiteIndex } from "./site-index";
import type { Store } from "./store";

/** How long the network may take before a stored page is shown instead, in milliseconds. */
export const NETWORK_LIMIT = 3000;

const MAX_CLIENTS = 200;

/** What is shown in place of a picture that is not stored: a quiet frame and no broken one. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#8886" d="M0 0h160v90H0z"/><path fill="none" stroke="#888" stroke-width="3" d="m52 62 18-22 13 15 9-10 16 17zM104 34a6 6 0 1 1-.1 0z"/></svg>`;

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
  private codeCheck: { at: number; changed: Promise<boolean> } | undefined;

  constructor(
    private readonly root: string,
    private readonly offlineMode: boolean,
    private readonly index: SiteIndex,
    private readonly store: Store,
    /** Called when the host has another build. */
    private readonly onNewBuild: () => void,
  ) {}

  answer(ask: Ask): Promise<Response> {
    if (ask.request.method === "HEAD") return this.answerHead(ask);
    if (ask.request.mode === "navigate" && !isImmutable(ask.url)) return this.answerPage(ask);
    if (ask.request.destination === "image") return this.answerPicture(ask);
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
    let stopWaiting = (): void => undefined;
    const late = new Promise<undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), NETWORK_LIMIT);
      stopWaiting = () => clearTimeout(timer);
    });
    const quick = await Promise.race([network.catch(() => undefined), late]);
    stopWaiting();
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

  private async failedPage(ask: Ask, exists: boolean): Promise<Response> {
    const isComplete = this.offlineMode && (await this.store.readNote<string>("complete")) === this.index.build.version;
    const missing = isComplete && !exists ? await this.stored("/404") : undefined;
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
      return from === "network" && (await this.isOfOtherCode(ask.url, response)) ? Response.error() : response;
    } catch {
      return this.failedData(ask.url);
    }
  }

  /** Offline, a page that the site does not have is missing and not unreachable: the router shows that it is not found. */
  private async failedData(url: string): Promise<Response> {
    const isComplete = this.offlineMode && (await this.store.readNote<string>("complete")) === this.index.build.version;
    const isUnknown = isComplete && pageOfData(url) !== undefined && !(await this.index.findFile(url));
    return isUnknown ? new Response(null, { status: 404 }) : Response.error();
  }

  /**
   * Whether page data came from a build with other code than the page that asks. The router then loads the page whole,
   * so that data never meets code that does not know it.
   */
  private async isOfOtherCode(url: string, response: Response): Promise<boolean> {
    if (pageOfData(url) === undefined || !response.ok) return false;
    const file = await this.index.findFile(url);
    if (!file || (await this.store.matches(response, file))) return false;
    this.onNewBuild();
    if (!this.codeCheck || Date.now() - this.codeCheck.at > 10_000) {
      this.codeCheck = { at: Date.now(), changed: this.hasOtherCode() };
    }
    return this.codeCheck.changed;
  }

  private async hasOtherCode(): Promise<boolean> {
    const url = "/page-data/app-data.json";
    const file = await this.index.findFile(url);
    const response = await fetch(this.root + url, { cache: "no-cache" }).catch(() => undefined);
    return Boolean(file && response?.ok && !(await this.store.matches(response, file)));
  }

  private async answerPicture({ request, url }: Ask): Promise<Response> {
    const kept = (await this.store.readKept(url)) ?? (await this.stored(url));
    if (kept) return kept;
    const picture = await this.index.findPicture(url);
    if (this.offlineMode) {
      const other = picture && (await this.store.read(picture[0]));
      if (other) return other;
    }
    try {
      const response = await fetch(request);
      const isImage = response.ok && response.headers.get("content-type")?.startsWith("image/");
      if (picture && isImage) this.store.keep(url, response.clone()).catch(() => undefined);
      return response;
    } catch {
      return (picture && (await this.otherForm(picture))) ?? this.placeholder();
    }
  }

  private async otherForm([kept, ...others]: readonly [FileEntry, ...string[]]): Promise<Response | undefined> {
    const stored = await this.store.read(kept);
    if (stored) return stored;
    for (const url of [kept[0], ...others]) {
      const form = await this.store.readKept(url);
      if (form) return form;
    }
    return undefined;
  }

  private placeholder(): Response {
    return new Response(PLACEHOLDER, { headers: { "content-type": "image/svg+xml" } });
  }
}
