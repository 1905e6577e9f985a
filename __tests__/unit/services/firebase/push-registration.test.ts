import fs from "node:fs";
import path from "node:path";
import {
  checkPushSupport,
  DEFAULT_VAPID_KEY,
  endOldSubscription,
} from "../../../../src/services/firebase/push-registration";

jest.mock("firebase/messaging", () => ({}));

it.each([
  ["push messages first, in one that has no databases either", undefined, "unsupported-browser"],
  ["databases in one that has push messages", jest.fn(), "indexed-db-unsupported"],
])("of what a browser lacks names %s", async (_, PushManager, code) => {
  if (PushManager) Object.assign(window, { PushManager });
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
  ["the key is another one", OTHER, KEY],
  ["the site has a key of its own by now", DEFAULT_VAPID_KEY, KEY],
  ["the site has none of its own any more", KEY, undefined],
])("ends a subscription where %s", async (_, subscribed, wanted) => {
  const { registration, unsubscribe } = registered(subscribed);
  await endOldSubscription(registration, wanted);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it.each([
  ["was made with the key", registered(OTHER), OTHER],
  ["was made with the key, which the settings have with its padding", registered(OTHER), `${OTHER}=`],
  ["was made with Firebase's key, and the settings have none", registered(DEFAULT_VAPID_KEY), undefined],
  ["does not say with which key it was made", registered(OTHER, { applicationServerKey: null }), KEY],
  ["is not there", registered(null), KEY],
])("leaves a subscription alone that %s", async (_, { registration, unsubscribe }, wanted) => {
  await endOldSubscription(registration, wanted);
  expect(unsubscribe).not.toHaveBeenCalled();
});

it("knows the key that the SDK has where no other is named", () => {
  const sdk = path.resolve("node_modules/@firebase/messaging/dist/index.cjs.js");
  expect(fs.readFileSync(sdk, "utf8")).toContain(`'${DEFAULT_VAPID_KEY}'`);
});
