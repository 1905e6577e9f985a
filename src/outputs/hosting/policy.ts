import type { Origins } from "../../services/service";
import type { PageNeeds } from "./page-needs";

/** Content may come from so many hosts that naming each would let the policy grow with the site. */
const MOST_HOSTS = 8;

const hosts = (origins: readonly string[]): readonly string[] => (origins.length > MOST_HOSTS ? ["https:"] : origins);

const UNSAFE_STYLE = "'unsafe-inline'";

/** The style element in the logo of DocSearch 3.9.0, the dialog of the search. */
const DOCSEARCH_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/**
 * Names of the policies of Trusted Types: `default` lets scripts of this site and `<mark>` through and nothing else
 * (`src/browser/boot-script.ts`); `site` is for HTML that the build has made (`src/browser/trusted.ts`).
 */
const TRUSTED_TYPES = ["default", "site"];
/** The one for the scripts of services, which `src/services/load-script.ts` makes. */
const SERVICES_POLICY = "services";

/** Whether scripts of others run, which insert HTML and scripts as they like. */
const hasForeignScripts = (services: readonly Origins[]): boolean =>
  services.some(({ script = [] }) => script.length > 0);

/** Each value once, and no host that another value allows with all its neighbours: some hosts read short lines only. */
const withoutRepeats = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((value) => {
    const [, parent] = /^https:\/\/[^*.]+\.(.+)$/.exec(value) ?? [];
    return !parent || !values.includes(`https://*.${parent}`);
  });

/** Writes a policy; a directive without values is left out. */
const write = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, ...withoutRepeats(values)].join(" "))
    .join("; ");

/**
 * The Content-Security-Policy of everything the site sends, workers included, since what a worker contacts is what the
 * pages do. `services` are the origins of the third parties that are on, and `writeHtml` is whether one of them writes
 * HTML into pages: texts that become code are refused where none does. It does not ask for insecure requests to be
 * upgraded: none is allowed, and at http://localhost some browsers would upgrade the site's own.
 *
 * `default-src` covers prefetches alone, since every kind of content has a directive of its own. Firefox takes it by its
 * word and would refuse all of them under `'none'`; Chromium allows what any directive allows.
 */
export function contentSecurityPolicy(pages: PageNeeds, services: readonly Origins[], writeHtml = false): string {
  const of = (kind: keyof Origins): string[] => services.flatMap((origins) => origins[kind] ?? []);
  const styles = of("style").includes(UNSAFE_STYLE) ? [] : [...pages.styles, DOCSEARCH_STYLE];
  return write({
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "script-src": ["'self'", ...pages.scripts, ...of("script")],
    "style-src": ["'self'", ...styles, ...of("style")],
    "img-src": ["'self'", "data:", ...hosts(pages.pictures), ...of("img")],
    "font-src": ["'self'", ...of("font")],
    "media-src": ["'self'", ...hosts(pages.media)],
    "connect-src": ["'self'", ...of("connect")],
    "frame-src": ["'self'", ...hosts(pages.frames), ...of("frame")],
    "worker-src": ["'self'", ...of("worker")],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
    ...(!writeHtml &&
      !hasForeignScripts(services) && {
        "require-trusted-types-for": ["'script'"],
        "trusted-types": [...TRUSTED_TYPES, ...(services.length > 0 ? [SERVICES_POLICY] : [])],
      }),
  });
}

/** The policy of the document in which diagrams are drawn: Mermaid writes style sheets and attributes as it works. */
export const DRAWING_POLICY = write({
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", UNSAFE_STYLE],
  "img-src": ["data:"],
  "font-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'self'"],
});

/**
 * The policy of the offline worker. It loads Workbox by `importScripts`, which Trusted Types would refuse, and asks
 * nobody but this site.
 */
export const WORKER_POLICY = write({
  "default-src": ["'none'"],
  "object-src": ["'none'"],
  "script-src": ["'self'"],
  "connect-src": ["'self'"],
});
