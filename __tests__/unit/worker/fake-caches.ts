/** A stand-in for the browser's cache storage: as much of it as the worker uses. */
export class FakeCaches {
  private readonly caches = new Map<string, Map<string, Response>>();
  /** Set to make storing fail as a full disk does. */
  isFull = false;

  async open(name: string) {
    const entries = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => {
        if (this.isFull) throw new DOMException("No space", "QuotaExceededError");
        entries.set(key, response);
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (key: string) => entries.delete(key),
    };
  }

  async keys(): Promise<string[]> {
    return [...this.caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name);
  }
}
