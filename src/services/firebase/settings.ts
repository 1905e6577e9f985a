import type { Setting } from "../service";

/** The settings of a web app in a Firebase project, by their names in the Firebase console. All of them are public. */
export type FirebaseSettings = Record<"apiKey" | "projectId" | "messagingSenderId" | "appId", string> &
  Partial<Record<"authDomain" | "storageBucket" | "measurementId" | "vapidKey", string>>;

/** Values that become part of a URL. */
const WORD = /^[\w.:-]+$/;

const required = (name: string, expected: string): Setting => ({
  env: `GATSBY_FIREBASE_${name}`,
  pattern: WORD,
  expected,
});
const optional = (name: string, expected: string, pattern?: RegExp): Setting => ({
  env: `GATSBY_FIREBASE_${name}`,
  isOptional: true,
  pattern,
  expected,
});

/** The products of Firebase share one app and therefore these settings. */
export const FIREBASE_SETTINGS: Record<keyof FirebaseSettings, Setting> = {
  apiKey: required("API_KEY", "the web API key of the project"),
  projectId: required("PROJECT_ID", "the id of the project, such as my-project"),
  messagingSenderId: required("MESSAGING_SENDER_ID", "the sender id of push messages, the number of the project"),
  appId: required("APP_ID", "the id of the web app, 1:…:web:…"),
  authDomain: optional("AUTH_DOMAIN", "the domain for sign-in, such as my-project.firebaseapp.com"),
  storageBucket: optional("STORAGE_BUCKET", "the storage bucket of the project"),
  measurementId: optional("MEASUREMENT_ID", "the measurement id of analytics, G-…", WORD),
  // An uncompressed point of the curve P-256 always starts with B. A private key is half as long.
  vapidKey: optional(
    "VAPID_KEY",
    "the public key of the web push certificates, 87 characters that begin with B",
    /^B[\w-]{86}=?$/,
  ),
};

/** The scope of the push worker. There are no pages below it, so it does not compete with the offline worker. */
export const PUSH_SCOPE = "/firebase-cloud-messaging-push-scope";
