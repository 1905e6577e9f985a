import * as push from "../../../../src/services/firebase/push-registration";
import { setPathPrefix } from "../../../stand-ins/gatsby";

jest.mock("firebase/messaging", () => ({}));

afterEach(() => {
  Reflect.deleteProperty(window, "PushManager");
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it.each([
  ["push messages", {}, "unsupported-browser"],
  ["databases", { PushManager: jest.fn() }, "indexed-db-unsupported"],
])("rejects a browser without %s", async (_, has, code) => {
  Object.assign(window, has);
  await expect(push.checkPushSupport()).rejects.toMatchObject({ code: `messaging/${code}` });
});

it.each([
  ["default", "permission-default"],
  ["denied", "permission-blocked"],
])("rejects a visitor whose answer is %s", async (answer, code) => {
  Object.assign(window, { Notification: { requestPermission: async () => answer } });
  await expect(push.askPermission()).rejects.toMatchObject({ code: `messaging/${code}` });
});

const update = jest.fn<Promise<void>, []>().mockResolvedValue();

/** Registers the worker in a browser that gives this registration. */
function register(registration: Promise<unknown>) {
  const asked = jest.fn(() => registration);
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { register: asked } });
  return { asked, registered: push.registerPushWorker() };
}

it("registers the worker in a scope without pages, below the path prefix, and waits until it is active", async () => {
  setPathPrefix("/site");
  const installing = Object.assign(new EventTarget(), { state: "installing" });
  const registration = { installing, update };
  const { asked, registered } = register(Promise.resolve(registration));
  await Promise.resolve();
  Object.assign(installing, { state: "activating" }).dispatchEvent(new Event("statechange"));
  expect(await registered).toBe(registration);
  expect(asked).toHaveBeenCalledWith("/site/firebase-messaging-sw.js", {
    ...{ scope: "/site/firebase-cloud-messaging-push-scope", updateViaCache: "none" },
  });
});

it("has the browser look for a new version of the worker, and takes the old one if that fails", async () => {
  update.mockClear().mockRejectedValueOnce(new TypeError("There is no connection."));
  const active = Object.assign(new EventTarget(), { state: "activated" });
  expect(await register(Promise.resolve({ active, update })).registered).toMatchObject({ active });
  expect(update).toHaveBeenCalledTimes(1);
});

it.each([
  ["is missing", () => Promise.reject(new TypeError("There is no script.")), "There is no script."],
  ["does not start", () => Promise.resolve({ installing: new EventTarget(), update }), "not registered after 10000 ms"],
])("rejects a worker that %s", async (_, registration, reason) => {
  jest.useFakeTimers();
  const { registered } = register(registration());
  const failed = expect(registered).rejects.toMatchObject({
    code: "messaging/failed-service-worker-registration",
    message: expect.stringContaining(reason),
  });
  await jest.advanceTimersByTimeAsync(10_000);
  await failed;
  jest.useRealTimers();
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
  await push.endOldSubscription(registration, KEY);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it.each([
  ["the same key", registered(OTHER), OTHER],
  ["the same key, which has padding in the settings", registered(OTHER), `${OTHER}=`],
  ["a key that the browser does not tell", registered(OTHER, { applicationServerKey: null }), KEY],
  ["no key, because there is no subscription", registered(null), KEY],
])("keeps a subscription with %s", async (_, { registration, unsubscribe }, wanted) => {
  await push.endOldSubscription(registration, wanted);
  expect(unsubscribe).not.toHaveBeenCalled();
});
