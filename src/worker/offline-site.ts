import { addressKey } from "../shared/offline/manifest";
import type { AvailablePage, FillProgress, PageMessage } from "../shared/offline/messages";
import { fillStore } from "./fill";
import type { SiteIndex } from "./site-index";
import { MismatchError, type Store } from "./store";
import { keepLoaded, keepVisited, refreshVisited, removeOld } from "./visited";
import type { WindowLike, WorkerScope } from "./worker-scope";

/** The life of one version of the worker: it is installed, takes over, fetches the site and removes what is old. */
export class OfflineSite {
  private filling: Promise<void> | undefined;

  constructor(
    private readonly scope: WorkerScope,
    private readonly index: SiteIndex,
    private readonly store: Store,
    private readonly offlineMode: boolean,
    private readonly log: (...words: unknown[]) => void,
  ) {}

  private get version(): string {
    return this.index.build.version;
  }

  private windows(): Promise<readonly WindowLike[]> {
    return this.scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  }

  /**
   * Rejects unless every file that a page needs is there and is this version's; a version that takes the place of one
   * in offline mode has to have all its files. So a broken or half-deployed version never replaces one that works.
   */
  async install(): Promise<void> {
    const { active } = this.scope.registration;
    const isUpdate = active?.scriptURL === this.scope.location.href;
    this.log("install", this.version, { offlineMode: this.offlineMode, isUpdate });
    for (const file of this.index.build.shell) {
      if (!(await this.store.read(file))) await this.store.download(file);
    }
    if (this.offlineMode && isUpdate) await this.markFilled(await fillStore(this.index, this.store));
    else await this.scope.skipWaiting();
  }

  private async markFilled(state: string): Promise<void> {
    if (state === "ready") await this.store.writeNote("complete", this.version);
  }

  async activate(): Promise<void> {
    this.log("activate", this.version);
    const before = await this.store.readNote<string>("version");
    if (before !== this.version) {
      await this.store.writeNote("version", this.version);
      const windows = before === undefined ? [] : await this.windows();
      await this.store.writeNote(
        "earlier windows",
        windows.map(({ id }) => id),
      );
    }
    const { navigationPreload } = this.scope.registration;
    await (this.offlineMode ? navigationPreload?.disable() : navigationPreload?.enable());
    await this.scope.clients.claim();
    await this.store.removeWorkboxCaches();
  }

  async receive(message: PageMessage, port?: MessagePort): Promise<void> {
    switch (message.type) {
      case "SKIP_WAITING":
        return this.scope.skipWaiting();
      case "PAGE_SHOWN":
        return this.pageShown(message.path, message.loaded ?? []);
      case "FILL":
        return this.fill();
      case "FORGET":
        return this.forget();
      case "LIST_AVAILABLE":
        port?.postMessage(await this.listAvailable());
    }
  }

  private async forget(): Promise<void> {
    await this.store.remove(["/offline/notes/complete", "", 0]);
    await removeOld(this.index, this.store, "visited");
  }

  /** Without a connection or space this has nothing to do; it is tried again with the next page. */
  private async pageShown(path: string, loaded: readonly string[]): Promise<void> {
    try {
      // A page that was loading when this version took over is not under it yet.
      await this.scope.clients.claim();
      await keepVisited(this.index, this.store, path);
      await keepLoaded(this.index, this.store, loaded);
    } catch (error) {
      this.log("not kept", path, error);
    }
  }

  /** Fetches what is missing, one run at a time, and removes what earlier versions left once nobody uses it. */
  private fill(): Promise<void> {
    this.filling ??= this.fillOnce().finally(() => (this.filling = undefined));
    return this.filling;
  }

  private async fillOnce(): Promise<void> {
    try {
      if (this.offlineMode) {
        await this.markFilled(await fillStore(this.index, this.store, { onProgress: (step) => void this.tell(step) }));
      }
      await this.leaveEarlierVersion();
    } catch (error) {
      this.log("not complete", error);
      if (error instanceof MismatchError) await this.lookForUpdate();
    }
  }

  private async leaveEarlierVersion(): Promise<void> {
    // What a later version has fetched would look like an earlier one's.
    const { installing, waiting } = this.scope.registration;
    if (installing || waiting) return;
    const earlier = await this.store.readNote<string[]>("earlier windows");
    if (!earlier) return;
    const open = new Set((await this.windows()).map(({ id }) => id));
    if (earlier.some((id) => open.has(id))) return;
    if (!this.offlineMode) await refreshVisited(this.index, this.store);
    await removeOld(this.index, this.store, this.offlineMode ? "everything" : "used");
    await this.store.remove(["/offline/notes/earlier windows", "", 0]);
  }

  private async tell(progress: FillProgress): Promise<void> {
    for (const window of await this.windows()) window.postMessage(progress);
  }

  private async listAvailable(): Promise<AvailablePage[]> {
    const kept = new Set((await this.store.list()).map(([url, revision]) => url + revision));
    const pages = (await this.index.knownPages()).filter(({ html, listed }) => listed && kept.has(html[0] + html[1]));
    return pages
      .map(({ path, title }) => ({ path, title }))
      .sort((a, b) => addressKey(a.path).localeCompare(addressKey(b.path)));
  }

  async lookForUpdate(): Promise<void> {
    await this.scope.registration.update().catch((error: unknown) => this.log("no update", error));
  }
}
