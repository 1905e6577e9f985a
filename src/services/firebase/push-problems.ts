import { FirebaseError } from "firebase/app";

/** The cause of each SDK error code, and its fix. */
const ADVICE: Record<string, string> = {
  "permission-blocked": "This browser blocks notifications from this site.",
  "permission-default": "The prompt was closed without an answer; it is shown again on the next page load.",
  "unsupported-browser": "This browser cannot receive push messages.",
  "indexed-db-unsupported":
    "Push messages need storage, which this browser blocks for the site, perhaps because the window is private.",
  "failed-service-worker-registration":
    "The worker for push messages did not start: serve /firebase-messaging-sw.js as JavaScript, without a redirect.",
  "token-subscribe-failed":
    "Firebase did not register this browser: check the settings and the project's Cloud Messaging.",
  "token-subscribe-no-token": "Firebase answered the registration of this browser without a token.",
  "token-update-failed": "Firebase did not renew the token; the next page load tries again.",
  "token-update-no-token": "Firebase answered the renewal without a token; the next page load tries again.",
  "token-unsubscribe-failed": "Firebase was not notified. It forgets this browser when a message cannot be delivered.",
  "missing-app-config-values": "A setting of Firebase is missing: check the GATSBY_FIREBASE_ settings.",
};

/**
 * Errors that follow from a choice of the visitor or a limit of the browser, so nothing needs fixing. The last two are
 * DOM exceptions.
 */
const EXPECTED = [
  "permission-blocked",
  "permission-default",
  "unsupported-browser",
  "indexed-db-unsupported",
  "AbortError",
  "NotAllowedError",
];

/** Errors that the SDK defines but does not throw, or throws where they cannot be caught. */
const OWN = {
  "permission-default": "The notification permission was not granted and dismissed instead.",
  "permission-blocked": "The notification permission was not granted and blocked instead.",
  "unsupported-browser": "This browser doesn't support the API's required to use the Firebase SDK.",
  "indexed-db-unsupported":
    "This browser doesn't support indexedDb.open() (ex. Safari iFrame, Firefox Private Browsing, etc)",
  "failed-service-worker-registration": "We are unable to register the default service worker.",
} as const;

/** Creates an error like those of the SDK. */
export const pushProblem = (code: keyof typeof OWN, detail = ""): FirebaseError =>
  new FirebaseError(
    `messaging/${code}`,
    `Messaging: ${[OWN[code], detail].filter(Boolean).join(" ")} (messaging/${code}).`,
  );

/** Describes a push error: its cause, the original message, and its log level. */
export function describeProblem(error: unknown): { level: "info" | "error"; text: string } {
  const { name, message, code = "" } = error as Error & { code?: string | number };
  const key = String(code).replace(/^[a-z]+\//, "");
  const advice = ADVICE[key] ?? "The browser or its push service did not subscribe this site.";
  const cause = key in ADVICE ? message : `${name}: ${message}`;
  return {
    level: EXPECTED.includes(key) || EXPECTED.includes(name) ? "info" : "error",
    text: `Push messages are off. ${advice} ${cause}`,
  };
}
