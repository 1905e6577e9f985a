import type { FileEntry } from "../shared/offline/manifest";
import type { Ask } from "./answer";
import type { SiteIndex } from "./site-index";
import type { Store } from "./store";

/** What is shown in place of a picture that is not stored: a quiet frame and no broken one. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#8886" d="M0 0h160v90H0z"/><path fill="none" stroke="#888" stroke-width="3" d="m52 62 18-22 13 15 9-10 16 17zM104 34a6 6 0 1 1-.1 0z"/></svg>`;

const placeholder = (): Response => new Response(PLACEHOLDER, { headers: { "content-type": "image/svg+xml" } });

/** Answers the requests of pictures, of which the store has one form and what was seen before. */
export class PictureAnswers {
  constructor(
    private readonly offlineMode: boolean,
    private readonly index: SiteIndex,
    private readonly store: Store,
    /** Gives the file of the site at an address, where it is stored. */
    private readonly stored: (url: string) => Promise<Response | undefined>,
  ) {}

  async answer({ request, url }: Pick<Ask, "request" | "url">): Promise<Response> {
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
      return (picture && (await this.otherForm(picture))) ?? placeholder();
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
}
