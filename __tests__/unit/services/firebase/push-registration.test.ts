import { checkPushSupport, endOldSubscription } from "../../../../src/services/firebase/push-registration";

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

it("ends a subscription that was made with another key", async () => {
  const { registration, unsubscribe } = registered(OTHER);
  await endOldSubscription(registration, KEY);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it.each([
  ["the same key", registered(OTHER), OTHER],
  ["the same key, which has padding in the settings", registered(OTHER), `${OTHER}=`],
  ["a key that the browser does not tell", registered(OTHER, { applicationServerKey: null }), KEY],
  ["no key, because there is no subscription", registered(null), KEY],
])("keeps a subscription with %s", async (_, { registration, unsubscribe }, wanted) => {
  await endOldSubscription(registration, wanted);
  expect(unsubscribe).not.toHaveBeenCalled();
});
