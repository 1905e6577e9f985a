import type { FileEntry } from "../shared/offline/manifest";

/** The host answers with something else than this build put there: a deployment is under way, or something in between meddles. */
export class MismatchError extends Error {
  constructor(url: string) {
    super(`${url} is not the file of this version.`);
    this.name = "MismatchError";
  }
}

/** A file that does not come within this time counts as cut off, in milliseconds. */
const DOWNLOAD_LIMIT = 60_000;

async function revisionOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body)).subarray(0, 8);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The headers of a stored body, which is no longer compressed. */
function storedHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "set-cookie"]) headers.delete(name);
  return headers;
}

/**
 * The site's files in the browser's cache. A file is kept under its address and the revision that a build gave it, and
 * only if its content has that revision: two builds never mix, and what they share is kept once.
 */
export class Store {
  /** @param root The address of the site without a final slash. */
  constructor(private readonly root: string) {}

  private open(): Promise<Cache> {
    return caches.open(this.cacheName);
  }

  private get cacheName(): string {
    return `site-offline${new URL(`${this.root}/`).pathname}`;
  }

  private key = ([url, revision]: FileEntry): string => `${this.root}${url}?rev=${revision}`;

  async read(file: FileEntry): Promise<Response | undefined> {
    return (await this.open()).match(this.key(file));
  }

  /** Keeps a response under an address without a known revision, for pictures whose address holds a hash. */
  async keep(url: string, response: Response): Promise<void> {
    await (await this.open()).put(this.key([url, "", 0]), response);
  }

  /** What the browser's own cache has of an address, or the network's answer. */
  fetchCached(url: string): Promise<Response> {
    return fetch(this.root + url, { cache: "force-cache" });
  }

  readKept(url: string): Promise<Response | undefined> {
    return this.read([url, "", 0]);
  }

  /**
   * Fetches a file, from the browser's own cache if it is there, and keeps it. Rejects with a `MismatchError` if the
   * content is another, with a `QuotaExceededError` if there is no space, else with what `fetch` rejects with.
   */
  async download(file: FileEntry): Promise<void> {
    await (await this.open()).put(this.key(file), await this.fetchVerified(file));
  }

  private async fetchVerified(file: FileEntry): Promise<Response> {
    for (const cache of ["force-cache", "reload"] as const) {
      const response = await fetch(this.root + file[0], { cache, signal: AbortSignal.timeout(DOWNLOAD_LIMIT) });
      const verified = await this.verify(file, response);
      if (verified) return verified;
    }
    throw new MismatchError(file[0]);
  }

  /** A copy that can be kept, if the response is the file of this build. */
  private async verify([, revision]: FileEntry, response: Response): Promise<Response | undefined> {
    const body = await response.arrayBuffer();
    if ((await revisionOf(body)) !== revision) return undefined;
    return new Response(body, { headers: storedHeaders(response) });
  }

  /** Keeps a response that came for a page, if it is the file of this build. */
  async keepVerified(file: FileEntry, response: Response): Promise<void> {
    const verified = await this.verify(file, response);
    if (verified) await (await this.open()).put(this.key(file), verified);
  }

  /** Whether a response is the file of this build. Leaves the response unread. */
  async matches(response: Response, [, revision]: FileEntry): Promise<boolean> {
    return (await revisionOf(await response.clone().arrayBuffer())) === revision;
  }

  /** Every file that is kept, the oldest first. The size is not known here and is 0. */
  async list(): Promise<FileEntry[]> {
    const requests = await (await this.open()).keys();
    return requests.map(({ url }) => {
      const { href, searchParams } = new URL(url);
      return [href.slice(this.root.length).replace(/\?.*/, ""), searchParams.get("rev") ?? "", 0];
    });
  }

  async remove(file: FileEntry): Promise<void> {
    await (await this.open()).delete(this.key(file));
  }

  /** A note of the worker to itself: it is stopped at any time and remembers nothing else. */
  async readNote<T>(name: string): Promise<T | undefined> {
    return (await this.readKept(`/offline/notes/${name}`))?.json() as Promise<T | undefined>;
  }

  async writeNote(name: string, value: unknown): Promise<void> {
    await this.keep(`/offline/notes/${name}`, Response.json(value));
  }

  /** Removes what a worker made with Workbox kept when it served this site: nobody else would, and it takes space. */
  async removeWorkboxCaches(): Promise<void> {
    const ofThisSite = (await caches.keys()).filter(
      (name) => /^workbox-/.test(name) && name.endsWith(`-${this.root}/`),
    );
    await Promise.all(ofThisSite.map((name) => caches.delete(name)));
  }
}
