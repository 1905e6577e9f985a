import type { Service } from "../service";
import { connectTo, FIREBASE_SETTINGS, INSTALLATION_STORES, type FirebaseSettings } from "./settings";

export const firebasePerformance: Service<FirebaseSettings> = {
  id: "firebase-performance",
  label: "Firebase Performance Monitoring",
  account: "Firebase",
  purpose: "Measures how long pages, requests, navigations and searches take. What is searched for is not sent.",
  consent: "analytics",
  settings: FIREBASE_SETTINGS,
  origins: () => connectTo("https://firebaseremoteconfig.googleapis.com", "https://firebaselogging-pa.googleapis.com"),
  stores: [
    ...INSTALLATION_STORES,
    { name: "@firebase/performance/config", kind: "local storage", purpose: "what is to be measured" },
    { name: "@firebase/performance/configexpire", kind: "local storage", purpose: "until when that holds: 12 hours" },
  ],
  start: async (settings, isWanted) => (await import("./run-performance")).runPerformance(settings, isWanted),
};
