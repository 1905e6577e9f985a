import type { Origins, Setting, Stored } from "../service";

/** A web app of a Firebase project, as Firebase's console names it. All of it is public. */
export type FirebaseSettings = Record<"apiKey" | "projectId" | "messagingSenderId" | "appId", string> &
  Partial<Record<"authDomain" | "storageBucket" | "measurementId" | "vapidKey", string>>;

/** What becomes part of an address. */
const WORD = /^[\w.:-]+$/;

const required = (name: string, expected: string): Setting => ({
  ...{ env: `GATSBY_FIREBASE_${name}`, required: true, pattern: WORD, expected },
});
const optional = (name: string, expected: string, pattern?: RegExp): Setting => ({
  ...{ env: `GATSBY_FIREBASE_${name}`, required: false, pattern, expected },
});

/** The parts of Firebase share one app, and so these. */
export const FIREBASE_SETTINGS: Record<keyof FirebaseSettings, Setting> = {
  apiKey: required("API_KEY", "the web API key of the project"),
  projectId: required("PROJECT_ID", "the id of the project, such as my-project"),
  messagingSenderId: required("MESSAGING_SENDER_ID", "the sender id of push messages, the number of the project"),
  appId: required("APP_ID", "the id of the web app, 1:…:web:…"),
  authDomain: optional("AUTH_DOMAIN", "the domain for sign-in, such as my-project.firebaseapp.com"),
  storageBucket: optional("STORAGE_BUCKET", "the storage bucket of the project"),
  measurementId: optional("MEASUREMENT_ID", "the measurement id of analytics, G-…", WORD),
  // A point of the curve P-256, which begins so. The private key is half as long.
  vapidKey: optional(
    "VAPID_KEY",
    "the public key of the web push certificates, 87 characters of which the first is B",
    /^B[\w-]{86}=?$/,
  ),
};

/** The scope of the worker of push messages. No page is below it, so it serves none: that is the offline worker's. */
export const PUSH_SCOPE = "/firebase-cloud-messaging-push-scope";

/** Each part has the browser registered as an installation of the app first. */
export const INSTALLATION_ORIGIN = "https://firebaseinstallations.googleapis.com";

/** What a part of Firebase contacts besides the one origin that all of them do. */
export const connectTo = (...origins: string[]): Origins => ({ connect: [INSTALLATION_ORIGIN, ...origins] });

export const INSTALLATION_STORES: Stored[] = [
  {
    name: "firebase-installations-database",
    kind: "IndexedDB",
    purpose: "the id under which Firebase knows this browser, with a key that is renewed every week",
  },
  {
    name: "firebase-heartbeat-database",
    kind: "IndexedDB",
    purpose: "on which days, and with which version of Firebase's code, this browser was here",
  },
];
