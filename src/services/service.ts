/** The purposes that a visitor can allow or refuse, with the texts of the notice and the privacy page. */
export const PURPOSES = {
  analytics: { label: "Measuring visits", description: "Which pages are read, how fast they are and what goes wrong." },
  marketing: { label: "Advertising and assistants", description: "Scripts of third parties: advertisements, chat." },
  notifications: { label: "Notifications", description: "Messages by this site, if the browser allows them too." },
} as const;
export type Purpose = keyof typeof PURPOSES;
/** The id of the place on the privacy page where a visitor decides about a purpose. */
export const choiceId = (purpose: Purpose): string => `consent-${purpose}`;

/**
 * The purpose that a visitor must allow before a service starts. `none` is for services that store nothing about
 * visitors.
 */
export type ConsentClass = "none" | Purpose;

/**
 * An environment variable. The service needs it unless it has a default or is optional. Plain data, since both the build
 * and the browser read it.
 */
export interface Setting {
  env: `GATSBY_${string}`;
  /** The format of the value. Error messages show `expected` instead. */
  pattern?: RegExp;
  /** A noun phrase, such as "the id of the container, GTM-…". */
  expected: string;
  /** The value if the variable is not set. */
  default?: string;
  isOptional?: boolean;
}

/**
 * Origins by directive of the Content Security Policy: exact, `https://a.b`, or with a wildcard label, `https://*.a.b`.
 * Other sources, such as `blob:` for workers and `'unsafe-inline'` for styles, only if the service fails without them.
 */
export type Origins = Partial<Record<"script" | "connect" | "img" | "style" | "font" | "frame" | "worker", string[]>>;

/** An item that a service stores in the browser. */
export interface Stored {
  /**
   * The name of the item; for a worker, the end of its scope. `<anything>` is a placeholder. Matching items are deleted
   * when the visitor withdraws consent.
   */
  name: string;
  kind: "cookie" | "local storage" | "session storage" | "IndexedDB" | "service worker";
  purpose: string;
}

/**
 * Stops a started service. The caller clears its `stores`. Returns `"reload"`, or a promise of it, if its code stays
 * active until the page is reloaded, as third-party scripts do.
 */
export type StopService = () => unknown;

/**
 * The definition of a third party, or of a script that loads like one. The build reads it to check the settings and
 * write the policy, and so do the privacy page and the browser. Therefore only `start` may access the page.
 */
export interface Service<Settings extends Record<string, string | undefined> = Record<string, string>> {
  /** A kebab-case key for storage, logs and the privacy page. */
  id: string;
  /** The name that visitors and owners see. */
  label: string;
  /** The account whose settings several services share. Error messages name it instead of the label. */
  account?: string;
  /** A sentence for the privacy page: what the service does for the owner or the visitor. */
  purpose: string;
  consent: ConsentClass;
  settings: Record<keyof Settings, Setting>;
  /** The origins it contacts with these settings, except the site's own. */
  origins(settings: Settings): Origins;
  /** Whether it inserts its own HTML into the page with these settings. Third-party scripts always may. */
  writesHtml?(settings: Settings): boolean;
  /** What it stores in the browser, as listed on the privacy page. */
  stores: Stored[];
  /**
   * Loads and starts the service. Called once the page is interactive, idle and online and the visitor has consented.
   * Resolves to a function that stops the service, as early as stopping is possible, even if other work is still
   * pending. The service logs its own failures once; the caller logs a rejection. Check `isWanted` after each `await`:
   * the visitor may have refused meanwhile. Undefined for a service that another part of the site loads, such as the
   * search engine.
   */
  start?(settings: Settings, isWanted: () => boolean): Promise<StopService>;
}

/** How the site asks for consent: `on-load` starts services unless the visitor objects, `ask` waits for consent. */
export type ConsentMode = "on-load" | "ask";

/** What applies to a purpose until the visitor decides. */
export const UNDECIDED: Record<ConsentMode, string> = {
  "on-load": "This is on unless you refuse it.",
  ask: "This waits until you allow it.",
};

/** The choices of a visitor, with their labels. */
export const ANSWERS = { granted: "Allow", denied: "Refuse" } as const;
export type Answer = keyof typeof ANSWERS;

/**
 * The enabled services, as the build defines them in the constant `__SERVICES__`. The constant is null if there are
 * none.
 */
export interface ServicesOn {
  consent: ConsentMode;
  /** The settings of each enabled service, by its id. */
  on: Record<string, Record<string, string>>;
}

/** Removes the words of a search from the address or the title of the search page. Analytics must not receive them. */
export const withoutSearchQuery = (text: string): string =>
  text.replace(/^([^?#]*\/search\/?)\?[^#]*/, "$1").replace(/^(Search results) for ".*"/s, "$1");
