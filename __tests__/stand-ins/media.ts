/** Stands in for the system's settings: jsdom has no `matchMedia`. */
export class Media {
  readonly listeners = new Map<string, Set<() => void>>();
  private readonly holding = new Set<string>();

  /** Puts it in the window, with nothing preferred. */
  static install(): Media {
    const media = new Media();
    Object.defineProperty(window, "matchMedia", { configurable: true, writable: true, value: media.match });
    return media;
  }

  /** Makes a query hold or not, and tells those who listen to it. */
  set(query: string, holds: boolean): void {
    if (holds) this.holding.add(query);
    else this.holding.delete(query);
    for (const listener of [...(this.listeners.get(query) ?? [])]) listener();
  }

  private readonly match = (query: string) => {
    const listeners = this.listeners.get(query) ?? new Set();
    this.listeners.set(query, listeners);
    const holds = () => this.holding.has(query);
    return {
      media: query,
      get matches() {
        return holds();
      },
      addEventListener: (_: "change", listener: () => void) => listeners.add(listener),
      removeEventListener: (_: "change", listener: () => void) => listeners.delete(listener),
    };
  };
}

export const PREFERS_LIGHT = "(prefers-color-scheme: light)";
export const WIDE = "(min-width: 62.3125rem)";
