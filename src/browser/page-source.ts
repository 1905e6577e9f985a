type PageComponent = React.ComponentType<object>;

/** What Gatsby's loader gives for a page. */
export interface Page {
  page: { path: string; webpackCompilationHash: string };
  component: PageComponent | { default: PageComponent };
  /** What the component is given: the answer to its query, and the page's context. */
  json: object;
}

type Loaded = Page | { status: "error"; error?: unknown } | undefined;

/** The part of Gatsby's public loader that is used here. */
export interface Loader {
  loadPage(path: string): Promise<Loaded>;
  loadPageSync(path: string, options?: object): Loaded;
  hovering(path: string): void;
  enqueue(path: string): PromiseLike<boolean> & { abort(): void };
}

declare global {
  interface Window {
    ___loader: Loader;
    ___navigate: (to: string | number, options?: object) => void;
    ___webpackCompilationHash: string;
    /** The path of the page that the document was made for. */
    pagePath?: string;
  }
}

export const NOT_FOUND_PATH = "/404.html";

export const isNotFound = ({ page }: Page): boolean => page.path.startsWith(NOT_FOUND_PATH);

/** A server that has said nothing for so long will not do so any more. */
const DEADLINE_MS = 30_000;

const isPage = (loaded: Loaded): loaded is Page => loaded !== undefined && "page" in loaded;

/**
 * Pages by their paths. Gatsby's loader keeps a failure for ever, and takes each query for a page of its own; here a
 * path is one page, and what has failed is asked for anew under a name that the loader has not seen.
 */
export class PageSource {
  private readonly failures = new Map<string, number>();
  private readonly notFound = new Set<string>();
  private readonly reported = new WeakSet<object>();

  constructor(private readonly loader: Loader) {}

  /** The name under which the loader knows a page. */
  nameOf(address: string): string {
    const path = address.split("?")[0]!;
    const failures = this.failures.get(path);
    const name = this.notFound.has(path) ? NOT_FOUND_PATH : path;
    return failures ? `${name}?retry=${failures}` : name;
  }

  /** A path that is known not to exist: the loader need not find out. */
  showNotFoundAt(path: string): void {
    this.notFound.add(path);
  }

  /** The page, of memory or the server; undefined where it cannot be had. */
  async load(address: string): Promise<Page | undefined> {
    let timer: number | undefined;
    const deadline = new Promise<undefined>((resolve) => {
      timer = window.setTimeout(resolve, DEADLINE_MS);
    });
    try {
      const loaded = await Promise.race([this.loader.loadPage(this.nameOf(address)), deadline]);
      if (isPage(loaded)) return loaded;
    } catch (error) {
      // The build that this code is of does not know the template.
      if (error instanceof Error) this.reported.add(error);
    } finally {
      window.clearTimeout(timer);
    }
    const path = address.split("?")[0]!;
    this.failures.set(path, (this.failures.get(path) ?? 0) + 1);
    return undefined;
  }

  /** The page if it is in memory. Gatsby takes the record of a failure for a page and breaks. */
  loaded(address: string, options?: object): Page | undefined {
    const loaded = this.loader.loadPageSync(this.nameOf(address), options);
    return isPage(loaded) ? loaded : undefined;
  }

  hasReported(error: unknown): boolean {
    return error instanceof Error && this.reported.has(error);
  }
}
