import { FAKE_KEYS } from "./site-with-services";
import type { Answer, Endpoint, Seen } from "./third-parties";

const PROJECT = "/v1/projects/fake-project";
const APP = { appId: FAKE_KEYS.GATSBY_FIREBASE_APP_ID, measurementId: FAKE_KEYS.GATSBY_FIREBASE_MEASUREMENT_ID };
const KEY = "x-goog-api-key";
const AUTH = "x-goog-firebase-installations-auth";

const at = (address: string): RegExp =>
  new RegExp(`^https://${address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("ID", "[\\w-]+")}$`);

/** What is missing in a request, of what it has to have. */
const missing = (wanted: Record<string, boolean | undefined>): string | undefined => {
  const names = Object.keys(wanted).filter((name) => !wanted[name]);
  return names.length > 0 ? `it is without ${names.join(" and ")}` : undefined;
};

const hasKey = ({ headers }: Seen) => headers[KEY] === FAKE_KEYS.GATSBY_FIREBASE_API_KEY;
const hasAuth = ({ headers }: Seen) => headers[AUTH]?.startsWith("FIS fake-auth") ?? false;

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

function missingInRegistration(seen: Seen): Record<string, boolean | undefined> {
  const web = registrationOf(seen);
  return {
    "the key": hasKey(seen),
    "the installation": hasAuth(seen),
    "its endpoint": subscribed(web) !== undefined,
    "its keys": web.auth?.length === 22 && web.p256dh?.length === 87,
    "the public key that the browser has subscribed with": web.applicationPubKey === subscribed(web)?.key,
    "the site": web.origin?.startsWith("localhost:"),
  };
}

const endpoint = (
  name: string,
  method: string,
  url: RegExp,
  answer: Answer,
  verify?: Endpoint["verify"],
): Endpoint => ({
  ...{ name, url, verify, methods: [method], answer: () => answer },
});

const installations = `firebaseinstallations.googleapis.com${PROJECT}/installations`;
const registrations = `fcmregistrations.googleapis.com${PROJECT}/registrations`;

/** Stand-ins for Firebase. */
export const FIREBASE: Endpoint[] = [
  {
    name: "firebase installation",
    url: at(installations),
    methods: ["POST"],
    verify: (seen) => {
      const { fid, appId, authVersion } = seen.body as Record<string, string>;
      return missing({
        "the key": hasKey(seen),
        "an id": /^[cdef][\w-]{21}$/.test(fid ?? ""),
        "the app": appId === APP.appId && authVersion === "FIS_v2",
      });
    },
    answer: ({ body }) => ({
      body: {
        fid: (body as { fid: string }).fid,
        refreshToken: REFRESH + (body as { fid: string }).fid,
        authToken: { token: "fake-auth", expiresIn: "604800s" },
      },
    }),
  },
  endpoint(
    ...(["firebase auth token", "POST", at(`${installations}/ID/authTokens:generate`)] as const),
    { body: { token: "fake-auth-2", expiresIn: "604800s" } },
    (seen) => missing({ "the refresh token": hasRefresh(seen) }),
  ),
  endpoint(...(["firebase end of installation", "DELETE", at(`${installations}/ID`)] as const), { body: {} }, (seen) =>
    missing({ "the refresh token": hasRefresh(seen) }),
  ),
  endpoint(
    ...([
      "firebase analytics settings",
      "GET",
      at(`firebase.googleapis.com/v1alpha/projects/-/apps/${APP.appId}/webConfig`),
    ] as const),
    { body: APP },
    (seen) => missing({ "the key": hasKey(seen) }),
  ),
  endpoint(...(["gtag", "GET", at(`www.googletagmanager.com/gtag/js?l=dataLayer&id=${APP.measurementId}`)] as const), {
    contentType: "text/javascript",
    body: "document.cookie = '_ga=fake; path=/';",
  }),
  endpoint(
    "firebase remote config",
    "POST",
    at(
      `firebaseremoteconfig.googleapis.com${PROJECT}/namespaces/fireperf:fetch?key=${FAKE_KEYS.GATSBY_FIREBASE_API_KEY}`,
    ),
    { body: { entries: { fpr_enabled: "true" }, state: "UPDATE" } },
    ({ headers }) =>
      missing({ "the installation": headers.authorization?.startsWith("FIREBASE_INSTALLATIONS_AUTH fake-auth") }),
  ),
  endpoint(
    ...(["firebase log", "POST", at("firebaselogging-pa.googleapis.com/v1/firelog/legacy/log?key=ID")] as const),
    { body: {} },
    ({ body }) => {
      const { log_event: events, ...rest } = body as Record<string, unknown>;
      return missing({
        events: Array.isArray(events),
        "the time": Number(rest.request_time_ms) > 0,
        "its source": rest.log_source === 462,
      });
    },
  ),
  {
    ...{ name: "push subscribe", url: at(registrations), methods: ["POST"] },
    verify: (seen) => missing(missingInRegistration(seen)),
    answer: (seen) => ({ body: { token: tokenOf(seen) } }),
  },
  {
    ...{ name: "push update", url: at(`${registrations}/ID`), methods: ["PATCH"] },
    verify: (seen) =>
      missing({
        ...missingInRegistration(seen),
        "the token of its subscription": seen.url.endsWith(`/${tokenOf(seen)}`),
      }),
    answer: (seen) => ({ body: { token: tokenOf(seen) } }),
  },
  endpoint("push unsubscribe", "DELETE", at(`${registrations}/ID`), { body: {} }, (seen) =>
    missing({
      "the key": hasKey(seen),
      "the installation": hasAuth(seen),
      "a token": new RegExp(`/${TOKEN}\\d+$`).test(seen.url),
    }),
  ),
];
