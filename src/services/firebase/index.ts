import type { Service, Stored } from "../service";
import { FIREBASE_SETTINGS, PUSH_SCOPE, type FirebaseSettings } from "./settings";

/** Where every product first registers the browser as an installation. */
const INSTALLATION_ORIGIN = "https://firebaseinstallations.googleapis.com";

const INSTALLATION_STORES: Stored[] = [
  {
    name: "firebase-installations-database",
    kind: "IndexedDB",
    purpose: "the id under which Firebase knows this browser, with a key that is renewed every week",
  },
  {
    name: "firebase-heartbeat-database",
    kind: "IndexedDB",
    purpose: "on which days this browser was here, and with which version of Firebase's code",
  },
];

export const firebaseAnalytics: Service<FirebaseSettings> = {
  id: "firebase-analytics",
  label: "Firebase Analytics",
  account: "Firebase",
  purpose: "Counts visits and page views with Google Analytics.",
  consent: "analytics",
  settings: FIREBASE_SETTINGS,
  origins: () => ({
    script: ["https://www.googletagmanager.com"],
    connect: [
      INSTALLATION_ORIGIN,
      "https://firebase.googleapis.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://*.googletagmanager.com",
    ],
    img: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  }),
  stores: [
    ...INSTALLATION_STORES,
    { name: "_ga", kind: "cookie", purpose: "tells one visitor from another" },
    { name: "_ga_<id>", kind: "cookie", purpose: "the state of a visit" },
  ],
  start: async (settings, isWanted) => (await import("./run-analytics")).runAnalytics(settings, isWanted),
};

export const firebasePerformance: Service<FirebaseSettings> = {
  id: "firebase-performance",
  label: "Firebase Performance Monitoring",
  account: "Firebase",
  purpose: "Measures how long pages and requests take.",
  consent: "analytics",
  settings: FIREBASE_SETTINGS,
  origins: () => ({
    connect: [
      INSTALLATION_ORIGIN,
      "https://firebaseremoteconfig.googleapis.com",
      "https://firebaselogging-pa.googleapis.com",
    ],
  }),
  stores: [
    ...INSTALLATION_STORES,
    { name: "@firebase/performance/config", kind: "local storage", purpose: "what to measure" },
    {
      name: "@firebase/performance/configexpire",
      kind: "local storage",
      purpose: "when these settings expire: after 12 hours",
    },
  ],
  start: async (settings, isWanted) => (await import("./run-performance")).runPerformance(settings, isWanted),
};

export const firebaseMessaging: Service<FirebaseSettings> = {
  id: "firebase-messaging",
  label: "Push messages",
  account: "Firebase",
  purpose: "Notifies you of new content, if your browser allows it, even when the site is not open.",
  consent: "notifications",
  settings: FIREBASE_SETTINGS,
  origins: () => ({ connect: [INSTALLATION_ORIGIN, "https://fcmregistrations.googleapis.com"] }),
  stores: [
    ...INSTALLATION_STORES,
    {
      name: "firebase-messaging-database",
      kind: "IndexedDB",
      purpose: "the address at which messages reach this browser, which is renewed every week",
    },
    { name: PUSH_SCOPE, kind: "service worker", purpose: "receives messages and shows them" },
  ],
  start: async (settings) => (await import("./run-messaging")).runMessaging(settings),
};
