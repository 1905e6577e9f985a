import fs from "node:fs";
import path from "node:path";
import {
  checkPushSupport,
  DEFAULT_VAPID_KEY,
  endOldSubscription,
} from "../../../../src/services/firebase/push-registration";

jest.mock("firebase/messaging", () => ({}));

afterEach(() => Reflect.deleteProperty(window, "PushManager"));

it.each([
  ["push messages", {}, "unsupported-browser"],
  ["databases", { PushManager: jest.fn() }, "indexed-db-unsupported"],
])("rejects a browser without %s", async (_, has, code) => {
  Object.assign(window, has);
  await expect(checkPushSupport()).rejects.toMatchObject({ code: `messaging/${code}` });
});

const KEY = `B${"A".repeat(86)}`;
const OTHER = `B${"_-".repeat(43)}`;

/** A registration whose browser is subscribed with a key, or has no subscription. */
function registered(key: string | null, options?: object) {
  const unsubscribe = jest.fn().mockResolvedValue(true);
  const applicationServerKey = key && Uint8Array.from(Buffer.from(key, "base64url")).buffer;
  const getSubscription = async () => key && { options: options ?? { applicationServerKey }, unsubscribe };
  return { unsubscribe, registration: { pushManager: { getSubscription } } as unknown as ServiceWorkerRegistration };
}

it.each([
  ["another key", OTHER, KEY],
  ["Firebase's key, though the site has its own", DEFAULT_VAPID_KEY, KEY],
  ["a key of the site, which has none any more", KEY, undefined],
])("ends a subscription that was made with %s", async (_, subscribed, wanted) => {
  const { registration, unsubscribe } = registered(subscribed);
  await endOldSubscription(registration, wanted);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it.each([
  ["the same key", registered(OTHER), OTHER],
  ["the same key, which has padding in the settings", registered(OTHER), `${OTHER}=`],
  ["Firebase's key, if the site has none", registered(DEFAULT_VAPID_KEY), undefined],
  ["a key that the browser does not tell", registered(OTHER, { applicationServerKey: null }), KEY],
  ["no key, because there is no subscription", registered(null), KEY],
])("keeps a subscription with %s", async (_, { registration, unsubscribe }, wanted) => {
  await endOldSubscription(registration, wanted);
  expect(unsubscribe).not.toHaveBeenCalled();
});

it("knows the SDK's default key", () => {
  const sdk = path.resolve("node_modules/@firebase/messaging/dist/index.cjs.js");
  expect(fs.readFileSync(sdk, "utf8")).toContain(`'${DEFAULT_VAPID_KEY}'`);
});
