import type { Service } from "../service";
import { connectTo, FIREBASE_SETTINGS, INSTALLATION_STORES, PUSH_SCOPE, type FirebaseSettings } from "./settings";

export const firebaseMessaging: Service<FirebaseSettings> = {
  id: "firebase-messaging",
  label: "Push messages",
  account: "Firebase",
  purpose: "Notifies you of new content, if your browser allows it, even when the site is not open.",
  consent: "notifications",
  settings: FIREBASE_SETTINGS,
  origins: () => ({ ...connectTo("https://fcmregistrations.googleapis.com") }),
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
