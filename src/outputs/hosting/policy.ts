import type { Origins } from "../../services/service";
import type { SiteNeeds } from "./site-needs";

/** With more hosts than this, `https:` replaces the list, so that the policy does not grow with the site. */
const MOST_HOSTS = 8;

const hosts = (origins: readonly string[]): readonly string[] => (origins.length > MOST_HOSTS ? ["https:"] : origins);

/** Allows style elements and style attributes. */
export const UNSAFE_STYLE = "'unsafe-inline'";

/** Hashes then allow style attributes too. */
const UNSAFE_HASHES = "'unsafe-hashes'";

/** The style element in the logo of DocSearch 3.9.0, the dialog of the search. */
const DOCSEARCH_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/**
 * The names of Trusted Types policies: `default` allows only scripts of this site and `<mark>`
 * (`src/browser/boot-script.ts`); `site` is for HTML from the build (`src/browser/trusted.ts`).
 */
const TRUSTED_TYPES = ["default", "site"];
/** The policy for the scripts of services, which `src/services/load-script.ts` creates. */
const SERVICES_POLICY = "services";

/** Whether third-party scripts run. They may insert any HTML and scripts. */
const hasForeignScripts = (services: readonly Origins[]): boolean =>
  services.some(({ script = [] }) => script.length > 0);

/**
 * Removes duplicates, and hosts that a wildcard already covers, because some hosting platforms limit the length of a
 * header.
 */
const withoutRepeats = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((value) => {
    const [, parent] = /^https:\/\/[^*.]+\.(.+)$/.exec(value) ?? [];
    return !parent || !values.includes(`https://*.${parent}`);
  });

/** Serializes a policy. Directives without values are left out. */
const write = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, ...withoutRepeats(values)].join(" "))
    .join("; ");

/**
 * Returns the Content-Security-Policy header of all responses but those in `EXCEPTIONS`. The worker of push messages
 * shares it, because it contacts the same origins as pages. `services` are the origins of the enabled third parties.
 * `writeHtml` is whether one of them writes HTML into pages; if none does, the policy enforces Trusted Types.
 *
 * It does not set `upgrade-insecure-requests`: it allows no insecure origins, and at http://localhost some browsers would
 * upgrade the site's own requests. `default-src` only covers prefetches, since every other type has its own directive.
 * Under `'none'` Firefox blocks all prefetches, while Chromium allows what any directive allows.
 */
export function contentSecurityPolicy(pages: SiteNeeds, services: readonly Origins[], writeHtml = false): string {
  const of = (kind: keyof Origins): string[] => services.flatMap((origins) => origins[kind] ?? []);
  const attributes = pages.styleAttributes.length > 0 ? [UNSAFE_HASHES, ...pages.styleAttributes] : [];
  const styles = of("style").includes(UNSAFE_STYLE) ? [] : [...pages.styles, DOCSEARCH_STYLE, ...attributes];
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

/** The policy of the document in which diagrams are drawn. Mermaid inserts style elements and style attributes. */
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
 * The policy of the offline worker. The worker loads Workbox with `importScripts`, which Trusted Types would block, and
 * contacts only this site.
 */
export const WORKER_POLICY = write({
  "default-src": ["'none'"],
  "object-src": ["'none'"],
  "script-src": ["'self'"],
  "connect-src": ["'self'"],
});
