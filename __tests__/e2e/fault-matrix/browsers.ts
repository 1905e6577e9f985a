import { expectReadable, expectToLeave } from "./expectations";
import type { KnownPage } from "./known-pages";
import type { Trial } from "./run-trials";
import type { Request, Visitor } from "./visitor";

/** What a browser may be like, as a script that runs before the page's own. */
const BROWSERS = {
  "storage and cookies throw": `
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });
    Object.defineProperty(Document.prototype, "cookie", { get() { throw new DOMException("blocked", "SecurityError"); } });`,
  "storage is full": `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`,
  "storage holds what others wrote": `
    for (const key of ["theme", "docusaurus.announcement.dismiss", "docusaurus.announcement.id", "docusaurus.tab.os",
      "docs-preferred-version-default", "docusaurus.pwa.event.appInstalled.fired"]) localStorage.setItem(key, '{"a":[');
    sessionStorage.setItem("scroll-positions", '[[1,{}],null');`,
  "observers, workers and connection are missing": `
    for (const name of ["IntersectionObserver", "ResizeObserver", "requestIdleCallback", "indexedDB", "caches",
      "BroadcastChannel", "Notification"]) delete window[name];
    for (const name of ["serviceWorker", "connection", "clipboard", "share"]) delete Navigator.prototype[name];
    for (const name of ["addEventListener", "removeEventListener"])
      Object.defineProperty(MediaQueryList.prototype, name, { value: undefined });`,
  "media queries are missing": "delete window.matchMedia;",
};

const ALL_MISSING = {
  "all of these are missing": [
    BROWSERS["observers, workers and connection are missing"],
    BROWSERS["media queries are missing"],
    BROWSERS["storage and cookies throw"],
  ].join("\n"),
  "storage holds what others wrote": BROWSERS["storage holds what others wrote"],
};

/**
 * Samples in browsers that lack one thing or may not store anything, and every other page type in one that lacks all.
 */
export const browsers = (pages: readonly KnownPage[]): Trial[] =>
  pages.flatMap(({ address, heading, isSample }) =>
    Object.entries(isSample ? BROWSERS : ALL_MISSING).map(([fault, script]) => ({
      fault,
      about: address,
      run: async (visitor: Visitor) => {
        await visitor.prepare(script);
        await visitor.open(address);
        await expectReadable(visitor, heading);
        await visitor.waitFor("document.documentElement.matches('[data-js]')");
        await expectToLeave(visitor);
      },
    })),
  );

/** Nothing of one kind comes at all. Other tests visit the page types without scripting. */
export const bareVisits = (pages: readonly KnownPage[]): Trial[] =>
  pages
    .filter(({ isSample }) => isSample)
    .flatMap(({ address, heading }) => {
      const trial = (fault: string, paths: string[], answer: (request: Request) => unknown): Trial => ({
        ...{ fault, about: address },
        run: async (visitor) => {
          await visitor.intercept(paths, answer);
          await visitor.open(address);
          await expectReadable(visitor, heading);
          await expectToLeave(visitor);
        },
      });
      return [
        trial("all scripts are blocked", ["*.js"], (request) => request.abort()),
        trial("all styles are blocked", [address, "*.css"], async (request) => {
          if (request.url.pathname !== address) return request.abort();
          const html = await (await fetch(request.url)).text();
          return request.fulfill({ type: "text/html", body: html.replace(/<style[^>]*>.*?<\/style>/gs, "") });
        }),
      ];
    });
