/** The part of Workbox 4 that the worker uses. gatsby-plugin-offline loads it as a global. */

type PrecacheEntry = import("./messages").PrecacheEntry;

interface PrecacheController {
  addToCacheList(entries: readonly PrecacheEntry[]): void;
  /** Fetches missing files. Rejects if one cannot be stored, and keeps the others. */
  install(): Promise<unknown>;
  /** Removes files that are not in the list. */
  activate(): Promise<unknown>;
  getCacheKeyForURL(url: string): string | undefined;
  getURLsToCacheKeys(): Map<string, string>;
}
interface Strategy {
  handle(context: { event?: ExtendableEvent; request: Request }): Promise<Response>;
}
type Handler = (context: { event: FetchEvent }) => Promise<Response>;

declare const workbox: {
  expiration: { Plugin: new (options: object) => object };
  navigationPreload: { enable(): void; disable(): void };
  precaching: { PrecacheController: new (cacheName?: string) => PrecacheController };
  rangeRequests: { createPartialResponse(request: Request, whole: Response): Promise<Response> };
  routing: {
    setCatchHandler(handler: Handler): void;
    registerRoute(pattern: RegExp, handler: Handler): void;
  };
  strategies: Record<"CacheFirst" | "NetworkFirst", new (options: object) => Strategy>;
};
