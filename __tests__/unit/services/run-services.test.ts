import { decide } from "../../../src/services/consent";
import { runServices } from "../../../src/services/run-services";
import type { ConsentClass, ConsentMode, Service, Stored } from "../../../src/services/service";
import { statusOf } from "../../../src/services/service-status";

type Start = NonNullable<Service["start"]>;

const service = (id: string, consent: ConsentClass, start: Start, stores: Stored[] = []): Service => ({
  ...{ id, label: id, purpose: "", consent, settings: {}, origins: () => ({}) },
  ...{ start, stores },
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

let stop = () => {};
const reload = jest.fn();
const run = (consent: ConsentMode, ...services: Service[]) => {
  stop = runServices(
    { consent, on: Object.fromEntries(services.map(({ id }) => [id, { key: id }])) },
    { services, reload },
  );
};

let connected = true;
beforeAll(() => Object.defineProperty(navigator, "onLine", { get: () => connected, configurable: true }));
afterEach(async () => {
  stop();
  await settle();
  jest.clearAllMocks();
  connected = true;
  for (const name of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, name);
});

const stopped = jest.fn();
const starts = () => jest.fn<ReturnType<Start>, Parameters<Start>>().mockResolvedValue(stopped);

it("starts what is on, each with its settings, and nothing that is off", async () => {
  const [a, off] = [starts(), starts()];
  stop = runServices(
    { consent: "on-load", on: { a: { key: "k" } } },
    { services: [service("a", "analytics", a), service("off", "none", off)], reload },
  );
  await settle();
  expect(a).toHaveBeenCalledWith({ key: "k" }, expect.any(Function));
  expect(off).not.toHaveBeenCalled();
});

it("lets one that fails or never answers keep none of the others", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  const good = starts();
  const throws: Start = () => {
    throw new Error("no");
  };
  run(
    "on-load",
    service("rejects", "none", () => Promise.reject(new Error("blocked"))),
    service("throws", "none", throws),
    service("hangs", "none", () => new Promise(() => undefined)),
    service("good", "none", good),
  );
  await settle();
  expect(good).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls.map(([message]) => message).sort()).toEqual([
    "rejects could not be started.",
    "throws could not be started.",
  ]);
  expect(["rejects", "hangs", "good"].map(statusOf)).toEqual(["failed", "running", "running"]);
});

it("waits for consent where the site asks, and starts what is granted alone", async () => {
  const [analytics, marketing, none] = [starts(), starts(), starts()];
  run("ask", service("a", "analytics", analytics), service("m", "marketing", marketing), service("n", "none", none));
  await settle();
  expect(none).toHaveBeenCalledTimes(1);
  expect(analytics).not.toHaveBeenCalled();
  expect(statusOf("a")).toBe("waiting");
  expect(localStorage).toHaveLength(0);
  decide({ analytics: "granted", marketing: "denied" });
  await settle();
  expect(analytics).toHaveBeenCalledTimes(1);
  expect(marketing).not.toHaveBeenCalled();
  expect([statusOf("a"), statusOf("m")]).toEqual(["running", "refused"]);
});

it.each([
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
])("takes %s for a refusal of tracking, unless the visitor allows it", async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  const [analytics, notifications] = [starts(), starts()];
  run("on-load", service("a", "analytics", analytics), service("p", "notifications", notifications));
  await settle();
  expect(analytics).not.toHaveBeenCalled();
  expect(notifications).toHaveBeenCalledTimes(1);
  decide({ analytics: "granted" });
  await settle();
  expect(analytics).toHaveBeenCalledTimes(1);
});

it("stops what is withdrawn and deletes what it stored, but not what another one still uses", async () => {
  const mine: Stored[] = [
    { name: "ph_<key>_posthog", kind: "local storage", purpose: "" },
    { name: "ph_<key>", kind: "session storage", purpose: "" },
    { name: "_ga_<id>", kind: "cookie", purpose: "" },
    { name: "shared", kind: "local storage", purpose: "" },
  ];
  const a = jest.fn<ReturnType<Start>, []>().mockResolvedValue(stopped);
  run("on-load", service("a", "analytics", a, mine), service("n", "none", starts(), [mine[3]!]));
  for (const key of ["ph_k_posthog", "phx", "shared"]) localStorage.setItem(key, "1");
  sessionStorage.setItem("ph_k_window_id", "1");
  document.cookie = "_ga_X=1; path=/";
  document.cookie = "other=1; path=/";
  decide({ analytics: "denied" });
  await settle();
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(Object.keys(localStorage).sort()).toEqual(["consent", "phx", "shared"]);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe("other=1");
  expect(reload).not.toHaveBeenCalled();
});

it("tells one that is still starting that the visitor has refused meanwhile", async () => {
  let isStillWanted: (() => boolean) | undefined;
  const loading: Start = (_, isWanted) => {
    isStillWanted = isWanted;
    return new Promise(() => undefined);
  };
  run("on-load", service("a", "analytics", loading));
  await settle();
  expect(isStillWanted!()).toBe(true);
  decide({ analytics: "denied" });
  expect(isStillWanted!()).toBe(false);
});

it("loads the page anew once everything is cleared, where code would go on", async () => {
  const order: string[] = [];
  const slow = () => new Promise((resolve) => setTimeout(() => resolve(order.push("slow")), 20));
  reload.mockImplementation(() => order.push("reload"));
  run(
    "on-load",
    service("script", "analytics", async () => () => "reload"),
    service("slow", "analytics", async () => slow),
  );
  decide({ analytics: "denied" });
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(order).toEqual(["slow", "reload"]);
});

it("deletes what an earlier page stored when the visitor has refused meanwhile", async () => {
  decide({ analytics: "denied" });
  localStorage.setItem("left", "1");
  run("on-load", service("a", "analytics", starts(), [{ name: "left", kind: "local storage", purpose: "" }]));
  await settle();
  expect(localStorage.getItem("left")).toBeNull();
});

it("removes the worker of what is refused before it could start, and no other", async () => {
  connected = false;
  const unregister = { push: jest.fn(), offline: jest.fn() };
  const registrations = [
    { scope: "http://localhost/site/push-scope", unregister: unregister.push },
    { scope: "http://localhost/site/", unregister: unregister.offline },
  ];
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistrations: async () => registrations },
  });
  const worker: Stored = { name: "/push-scope", kind: "service worker", purpose: "" };
  run("on-load", service("p", "notifications", starts(), [worker]));
  decide({ notifications: "denied" });
  await settle();
  Reflect.deleteProperty(navigator, "serviceWorker");
  expect(unregister.push).toHaveBeenCalledTimes(1);
  expect(unregister.offline).not.toHaveBeenCalled();
});

it("waits for a connection, and does not start twice", async () => {
  connected = false;
  const a = starts();
  run("on-load", service("a", "none", a));
  expect(a).not.toHaveBeenCalled();
  expect(statusOf("a")).toBe("offline");
  connected = true;
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(a).toHaveBeenCalledTimes(1);
});

it("starts again what was stopped when the visitor allows it again", async () => {
  const a = starts();
  run("on-load", service("a", "analytics", a));
  decide({ analytics: "denied" });
  decide({ analytics: "granted" });
  await settle();
  expect(a).toHaveBeenCalledTimes(2);
  expect(statusOf("a")).toBe("running");
});
