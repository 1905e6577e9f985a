/** What a visitor can agree to or refuse, in the words of the notice and of the privacy page. */
export const PURPOSES = {
  analytics: { label: "Measuring visits", description: "Which pages are read, how fast they are and what goes wrong." },
  marketing: { label: "Advertising and assistants", description: "Scripts of third parties: advertisements, chat." },
  notifications: { label: "Notifications", description: "Messages by this site, if the browser allows them too." },
} as const;
export type Purpose = keyof typeof PURPOSES;

/** What a visitor must have agreed to before a service may start; `none` for what keeps nothing about anybody. */
export type ConsentClass = "none" | Purpose;

/** One variable of the environment. Plain data, since both the build and the browser read it. */
export interface Setting {
  env: `GATSBY_${string}`;
  required: boolean;
  /** What the value must match. The message to an owner says `expected`. */
  pattern?: RegExp;
  /** A noun phrase, such as "the id of the container, GTM-…". */
  expected: string;
  /** What stands in for a value that is not set. */
  default?: string;
  /** Other services have it too: set alone, it does not ask for this one. */
  shared?: boolean;
}

/** Origins by directive of the policy: exact, `https://a.b`, or with a leading label of any name, `https://*.a.b`. */
export type Origins = Partial<Record<"script" | "connect" | "img" | "style" | "font" | "frame" | "worker", string[]>>;

/** One thing that a service keeps in the browser. */
export interface Stored {
  /**
   * Its name, that of a worker being the end of its scope; `<anything>` stands for what differs. What is so called is
   * deleted when the visitor withdraws.
   */
  name: string;
  kind: "cookie" | "local storage" | "session storage" | "IndexedDB" | "service worker";
  purpose: string;
}

/**
 * Stops a service that has started. What `stores` names is cleared by the caller. Gives `"reload"`, or a promise of it,
 * where its code goes on until the page is reloaded, as that of third parties' scripts does.
 */
export type StopService = () => unknown;

/**
 * A third party, or a script that is loaded like one. The definition is read by the build (which checks the settings
 * and writes the policy), by the privacy page and by the browser, so nothing but `start` may touch the page.
 */
export interface Service<Settings extends Record<string, string | undefined> = Record<string, string>> {
  /** A key for storage, logs and the privacy page: lower case with hyphens. */
  id: string;
  /** What people call it. */
  label: string;
  /** Whose settings it shares with other services, where it does: problems with these name it. */
  account?: string;
  /** What it does for the owner or the visitor: a sentence, for the privacy page. */
  purpose: string;
  consent: ConsentClass;
  settings: Record<keyof Settings, Setting>;
  /** What it contacts with these settings. An address of the site itself is not named. */
  origins(settings: Settings): Origins;
  /** Whether it writes HTML of its own into the page with these settings, as scripts of other origins always may. */
  writesHtml?(settings: Settings): boolean;
  /** What it keeps in the browser, for the privacy page. */
  stores: Stored[];
  /**
   * Loads and starts it, once the page is interactive, idle and online and the visitor has agreed. Resolves to how to
   * stop it as soon as stopping is possible, even while something else is still being waited for. Says its own failures
   * on the console, once and in words; a rejection is said by the caller. `isWanted` is to be asked after every wait:
   * the visitor may have refused meanwhile. Left out where the site loads it at another occasion, as it does what answers
   * searches.
   */
  start?(settings: Settings, isWanted: () => boolean): Promise<StopService>;
}

/** What visitors are asked for: `on-load` starts services unless a visitor objects, `ask` waits for consent. */
export type ConsentMode = "on-load" | "ask";

/** What holds for a purpose while the visitor has not decided. */
export const UNDECIDED: Record<ConsentMode, string> = {
  "on-load": "This is on unless you refuse it.",
  ask: "This waits until you allow it.",
};

/** The answers that a visitor can give. */
export const ANSWERS = { granted: "Allow", denied: "Refuse" } as const;
export type Answer = keyof typeof ANSWERS;

/** What the build knows of the services that are on: the constant `__SERVICES__`, which is null if none is. */
export interface ServicesOn {
  consent: ConsentMode;
  /** The settings of each service that is on, by its id. */
  on: Record<string, Record<string, string>>;
}
