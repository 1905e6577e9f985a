import {
  addressKey,
  pageOfData,
  shardOf,
  type Build,
  type FileEntry,
  type PageEntry,
  type PictureEntry,
  type Shard,
} from "../shared/offline/manifest";
import type { Store } from "./store";

/** Pages go by any form of their address, other files by the one they have. */
const fileKey = (url: string): string => (/\.(?!html$)[a-z\d]+$/i.test(url) ? url : addressKey(url));

/** What a build consists of: the files every page needs at once, its pages as they are asked for. */
export class SiteIndex {
  private readonly files = new Map<string, FileEntry>();
  private readonly pages = new Map<string, PageEntry>();
  private readonly pictures = new Map<string, PictureEntry>();
  private readonly loaded = new Set<number>();

  constructor(
    readonly build: Build,
    private readonly store: Store,
  ) {
    this.addFiles([...build.shell, ...build.extras, ...build.shards]);
  }

  private addFiles(files: readonly FileEntry[]): void {
    for (const file of files) this.files.set(fileKey(file[0]), file);
  }

  private addShard({ pages }: Shard): void {
    for (const page of pages) {
      this.pages.set(addressKey(page.path), page);
      this.addFiles([page.html, page.data, ...page.files]);
      for (const picture of page.pictures) {
        const [kept, ...others] = picture;
        this.addFiles([kept]);
        for (const url of [kept[0], ...others]) this.pictures.set(url, picture);
      }
    }
  }

  /** Reads one list of pages, from the network only if that is allowed. Rejects if the network has to give it and cannot. */
  private async loadShard(number: number, network: boolean): Promise<void> {
    const file = this.build.shards[number];
    if (!file || this.loaded.has(number)) return;
    let response = await this.store.read(file);
    if (!response && network) {
      await this.store.download(file);
      response = await this.store.read(file);
    }
    if (!response) return;
    this.addShard((await response.json()) as Shard);
    this.loaded.add(number);
  }

  /** Every page. Rejects if a list cannot be fetched. */
  async allPages(): Promise<PageEntry[]> {
    await Promise.all(this.build.shards.map((_, number) => this.loadShard(number, true)));
    return [...this.pages.values()];
  }

  /** The pages on the lists that are stored. */
  async knownPages(): Promise<PageEntry[]> {
    await Promise.all(this.build.shards.map((_, number) => this.loadShard(number, false)));
    return [...this.pages.values()];
  }

  /** The page at an address, in any of its forms. */
  async findPage(path: string, network = false): Promise<PageEntry | undefined> {
    await this.loadShard(shardOf(path, this.build.shards.length), network);
    return this.pages.get(addressKey(path));
  }

  /** The file at an address, as far as the stored lists tell. */
  async findFile(url: string): Promise<FileEntry | undefined> {
    const key = fileKey(url);
    if (!this.files.has(key)) {
      const page = pageOfData(url) ?? (key === url && key.includes(".") ? undefined : key);
      if (page === undefined) await this.knownPages();
      else await this.loadShard(shardOf(page, this.build.shards.length), false);
    }
    return this.files.get(key);
  }

  /** The picture that an address is a form of. */
  async findPicture(url: string): Promise<PictureEntry | undefined> {
    await this.knownPages();
    return this.pictures.get(url);
  }
}
