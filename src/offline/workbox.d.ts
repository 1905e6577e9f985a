/** What the worker uses of Workbox 4, which gatsby-plugin-offline loads as a global. */

type PrecacheEntry = import("./messages").PrecacheEntry;

interface PrecacheController {
  addToCacheList(entries: readonly PrecacheEntry[]): void;
  /** Fetches what is not stored. Rejects if anything cannot be stored, and keeps the rest. */
  install(): Promise<unknown>;
  /** Removes what is not in the list. */
  activate(): Promise<unknown>;
  getCacheKeyForURL(url: string): string | undefined;
}
interface Strategy {
  handle(context: { event?: ExtendableEvent; request: Request }): Promise<Response>;
}
type Handler = (context: { event: FetchEvent }) => Promise<Response>;

declare const workbox: {
  expiration: { Plugin: new (options: object) => object };
  navigationPreload: { enable(): void; disable(): void };
  precaching: { PrecacheController: new (cacheName?: string) => PrecacheController };
  routing: {
    setCatchHandler(handler: Handler): void;
    registerRoute(pattern: RegExp, handler: Handler, method: string): void;
  };
  strategies: Record<"CacheFirst" | "NetworkFirst", new (options: object) => Strategy>;
};
