import type { Service } from "../service";
import { connectTo, FIREBASE_SETTINGS, INSTALLATION_STORES, type FirebaseSettings } from "./settings";

export const firebaseAnalytics: Service<FirebaseSettings> = {
  id: "firebase-analytics",
  label: "Firebase Analytics",
  account: "Firebase",
  purpose: "Counts visits and what is read, with Google Analytics.",
  consent: "analytics",
  settings: FIREBASE_SETTINGS,
  origins: () => ({
    script: ["https://www.googletagmanager.com"],
    connect: [
      ...connectTo("https://firebase.googleapis.com").connect!,
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
