import { FAKE_KEYS } from "./site-with-services";
import type { Endpoint, Seen } from "./third-parties";

const PROJECT = "/v1/projects/fake-project";
const APP = { appId: FAKE_KEYS.GATSBY_FIREBASE_APP_ID, measurementId: FAKE_KEYS.GATSBY_FIREBASE_MEASUREMENT_ID };
const API_KEY = FAKE_KEYS.GATSBY_FIREBASE_API_KEY;

const at = (address: string): RegExp =>
  new RegExp(`^https://${address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("ID", "[\\w-]+")}$`);

const hasKey = ({ headers }: Seen) => headers["x-goog-api-key"] === API_KEY;
const hasAuth = ({ headers }: Seen) =>
  headers["x-goog-firebase-installations-auth"]?.startsWith("FIS fake-auth") ?? false;

const REFRESH = "fake-refresh-";
const TOKEN = "fake-token-";

/** Of the installation that an address names. */
const hasRefresh = ({ headers, url }: Seen) =>
  headers.authorization === `FIS_v2 ${REFRESH}${/\/installations\/([\w-]+)/.exec(url)?.[1]}`;

/** What is registered: the push service has a subscription for one public key, which its endpoint ends with. */
interface Registration {
  endpoint: string;
  applicationPubKey: string;
  auth: string;
  p256dh: string;
  origin: string;
}

const registrationOf = ({ body }: Seen) => (body as { web?: Partial<Registration> } | null)?.web ?? {};
const subscribed = ({ endpoint }: Partial<Registration>) =>
  /^https:\/\/push\.example\/(?<id>\d+)\/(?<key>[\w-]+)$/.exec(endpoint ?? "")?.groups;

/** The token that stands for a subscription, whoever has got it. */
const tokenOf = (seen: Seen) => TOKEN + subscribed(registrationOf(seen))?.id;

/** A registration has the public key that the browser has subscribed with, and the keys of the subscription. */
function isRegistration(seen: Seen): boolean {
  const { auth, p256dh, applicationPubKey, origin, ...web } = registrationOf(seen);
  const key = subscribed(web)?.key;
  const isSubscribed = key !== undefined && applicationPubKey === key && auth?.length === 22 && p256dh?.length === 87;
  return hasKey(seen) && hasAuth(seen) && isSubscribed && origin!.startsWith("localhost:");
}

const installations = `firebaseinstallations.googleapis.com${PROJECT}/installations`;
const registrations = `fcmregistrations.googleapis.com${PROJECT}/registrations`;

/** Stand-ins for Firebase. */
export const FIREBASE: Endpoint[] = [
  {
    ...{ name: "firebase installation", url: at(installations), methods: ["POST"] },
    isRight: (seen) => {
      const { fid, appId, authVersion } = seen.body as Record<string, string>;
      return hasKey(seen) && /^[cdef][\w-]{21}$/.test(fid ?? "") && appId === APP.appId && authVersion === "FIS_v2";
    },
    answer: ({ body }) => {
      const { fid } = body as { fid: string };
      return { body: { fid, refreshToken: REFRESH + fid, authToken: { token: "fake-auth", expiresIn: "604800s" } } };
    },
  },
  {
    ...{ name: "firebase auth token", url: at(`${installations}/ID/authTokens:generate`), methods: ["POST"] },
    isRight: hasRefresh,
    answer: () => ({ body: { token: "fake-auth-2", expiresIn: "604800s" } }),
  },
  {
    ...{ name: "firebase end of installation", url: at(`${installations}/ID`), methods: ["DELETE"] },
    isRight: hasRefresh,
    answer: () => ({ body: {} }),
  },
  {
    ...{ name: "firebase analytics settings", methods: ["GET"] },
    url: at(`firebase.googleapis.com/v1alpha/projects/-/apps/${APP.appId}/webConfig`),
    isRight: hasKey,
    answer: () => ({ body: APP }),
  },
  {
    ...{ name: "gtag", methods: ["GET"] },
    url: at(`www.googletagmanager.com/gtag/js?l=dataLayer&id=${APP.measurementId}`),
    answer: () => ({ contentType: "text/javascript", body: "document.cookie = '_ga=fake; path=/';" }),
  },
  {
    ...{ name: "firebase remote config", methods: ["POST"] },
    url: at(`firebaseremoteconfig.googleapis.com${PROJECT}/namespaces/fireperf:fetch?key=${API_KEY}`),
    isRight: ({ headers }) => headers.authorization?.startsWith("FIREBASE_INSTALLATIONS_AUTH fake-auth") ?? false,
    answer: () => ({ body: { entries: { fpr_enabled: "true" }, state: "UPDATE" } }),
  },
  {
    ...{ name: "firebase log", methods: ["POST"] },
    url: at("firebaselogging-pa.googleapis.com/v1/firelog/legacy/log?key=ID"),
    isRight: ({ body }) => {
      const { log_event: events, request_time_ms: time, log_source: source } = body as Record<string, unknown>;
      return Array.isArray(events) && Number(time) > 0 && source === 462;
    },
    answer: () => ({ body: {} }),
  },
  {
    ...{ name: "push subscribe", url: at(registrations), methods: ["POST"] },
    isRight: isRegistration,
    answer: (seen) => ({ body: { token: tokenOf(seen) } }),
  },
  {
    ...{ name: "push update", url: at(`${registrations}/ID`), methods: ["PATCH"] },
    isRight: (seen) => isRegistration(seen) && seen.url.endsWith(`/${tokenOf(seen)}`),
    answer: (seen) => ({ body: { token: tokenOf(seen) } }),
  },
  {
    ...{ name: "push unsubscribe", url: at(`${registrations}/ID`), methods: ["DELETE"] },
    isRight: (seen) => hasKey(seen) && hasAuth(seen) && new RegExp(`/${TOKEN}\\d+$`).test(seen.url),
    answer: () => ({ body: {} }),
  },
];
