import { FirebaseError } from "firebase/app";

/** What is behind the codes of the SDK, and what can be done. */
const ADVICE: Record<string, string> = {
  "permission-blocked": "This browser is set to show no notifications of this site.",
  "permission-default": "The question was closed without an answer; it is asked again on the next page load.",
  "unsupported-browser": "This browser cannot receive push messages.",
  "indexed-db-unsupported":
    "This browser keeps no data for the site, which push messages need: a private window may be why.",
  "failed-service-worker-registration":
    "The worker of push messages did not start: /firebase-messaging-sw.js has to be served as JavaScript, without a redirect.",
  "token-subscribe-failed":
    "Firebase did not register this browser: check the settings and the project's Cloud Messaging.",
  "token-subscribe-no-token": "Firebase answered the registration of this browser without a token.",
  "token-update-failed": "Firebase did not renew the token; that is tried again on the next page load.",
  "token-update-no-token": "Firebase answered the renewal without a token; that is tried again on the next page load.",
  "token-unsubscribe-failed": "Firebase was not told, and forgets this browser when a message cannot be delivered.",
  "missing-app-config-values": "A setting of Firebase is missing: check the GATSBY_FIREBASE_ settings.",
};

/** What a visitor decides, or their browser: nothing that anybody could mend. The last two are the browser's own. */
const EXPECTED = [
  ...["permission-blocked", "permission-default", "unsupported-browser", "indexed-db-unsupported"],
  ...["AbortError", "NotAllowedError"],
];

/** The codes that the SDK has words for, and does not raise by itself or raises where nobody can catch them. */
const OWN = {
  "permission-default": "The notification permission was not granted and dismissed instead.",
  "permission-blocked": "The notification permission was not granted and blocked instead.",
  "unsupported-browser": "This browser doesn't support the API's required to use the Firebase SDK.",
  "indexed-db-unsupported":
    "This browser doesn't support indexedDb.open() (ex. Safari iFrame, Firefox Private Browsing, etc)",
  "failed-service-worker-registration": "We are unable to register the default service worker.",
} as const;

/** An error as the SDK would raise it. */
export const pushProblem = (code: keyof typeof OWN, detail = ""): FirebaseError =>
  new FirebaseError(
    `messaging/${code}`,
    `Messaging: ${[OWN[code], detail].filter(Boolean).join(" ")} (messaging/${code}).`,
  );

/** How an error of push messages is said: what is behind it, what the SDK or the browser says, and how much it matters. */
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
