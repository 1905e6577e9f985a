import { pageOfData } from "../shared/offline/manifest";
import type { SiteIndex } from "./site-index";
import type { Store } from "./store";

/** How long it is taken for true what was found of the host's code, in milliseconds. */
const VALID_FOR = 10_000;

/** Finds out whether the host has another build, with other code. */
export class CodeCheck {
  private last: { at: number; changed: Promise<boolean> } | undefined;

  constructor(
    private readonly root: string,
    private readonly index: SiteIndex,
    private readonly store: Store,
    /** Called when the host has another build. */
    private readonly onNewBuild: () => void,
  ) {}

  /**
   * Whether page data came from a build with other code than the page that asks. The router then loads the page whole,
   * so that data never meets code that does not know it.
   */
  async isOfOtherCode(url: string, response: Response): Promise<boolean> {
    if (pageOfData(url) === undefined || !response.ok) return false;
    const file = await this.index.findFile(url);
    if (!file || (await this.store.matches(response, file))) return false;
    this.onNewBuild();
    if (!this.last || Date.now() - this.last.at > VALID_FOR) {
      this.last = { at: Date.now(), changed: this.hasOtherCode() };
    }
    return this.last.changed;
  }

  private async hasOtherCode(): Promise<boolean> {
    const url = "/page-data/app-data.json";
    const file = await this.index.findFile(url);
    const response = await fetch(this.root + url, { cache: "no-cache" }).catch(() => undefined);
    return Boolean(file && response?.ok && !(await this.store.matches(response, file)));
  }
}
