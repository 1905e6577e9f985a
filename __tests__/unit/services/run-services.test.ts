import type * as Consent from "../../../src/services/consent";
import type * as Runs from "../../../src/services/run-services";
import type { ConsentClass, ConsentMode, Service, Stored } from "../../../src/services/service";
import type * as Status from "../../../src/services/service-status";

type Start = NonNullable<Service["start"]>;

const stopped = jest.fn();
const makeStart = () => jest.fn<ReturnType<Start>, Parameters<Start>>().mockResolvedValue(stopped);
const service = (id: string, consent: ConsentClass, start: Start, stores: Stored[] = []): Service => ({
  ...{ id, label: id, purpose: "", consent, settings: {}, origins: () => ({}), start, stores },
});
const stored = (kind: Stored["kind"], name: string): Stored => ({ kind, name, purpose: "" });
const settle = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

let decide: typeof Consent.decide;
let runServices: typeof Runs.runServices;
let statusOf: typeof Status.statusOf;
/** Each test is another page: nothing stops what the one before has started. */
beforeEach(() =>
  jest.isolateModules(() => {
    ({ decide } = jest.requireActual<typeof Consent>("../../../src/services/consent"));
    ({ runServices } = jest.requireActual<typeof Runs>("../../../src/services/run-services"));
    ({ statusOf } = jest.requireActual<typeof Status>("../../../src/services/service-status"));
  }),
);

const reload = jest.fn();
/** Runs services, all of which are enabled. */
async function run(consent: ConsentMode, ...services: Service[]): Promise<void> {
  const on = Object.fromEntries(services.map(({ id }) => [id, { key: id }]));
  runServices({ consent, on }, { services, reload });
  await settle();
}
async function choose(decisions: Parameters<typeof Consent.decide>[0]): Promise<void> {
  decide(decisions);
  await settle();
}

let connected = true;
beforeAll(() => Object.defineProperty(navigator, "onLine", { get: () => connected, configurable: true }));
afterEach(() => {
  jest.clearAllMocks();
  connected = true;
});

it("starts enabled services with their settings, and no others", async () => {
  const [on, off] = [makeStart(), makeStart()];
  const services = [service("on", "analytics", on), service("off", "none", off)];
  runServices({ consent: "on-load", on: { on: { key: "k" } } }, { services });
  await settle();
  expect(on).toHaveBeenCalledWith({ key: "k" }, expect.any(Function));
  expect(off).not.toHaveBeenCalled();
});

it("starts the other services if one fails or never answers", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  const good = makeStart();
  const throws: Start = () => {
    throw new Error("no");
  };
  await run(
    "on-load",
    service("rejects", "none", () => Promise.reject(new Error("blocked"))),
    service("throws", "none", throws),
    service("hangs", "none", () => new Promise(() => undefined)),
    service("good", "none", good),
  );
  expect(good).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls.map(([message]) => message).sort()).toEqual([
    "rejects could not be started.",
    "throws could not be started.",
  ]);
  expect(["rejects", "hangs", "good"].map(statusOf)).toEqual(["failed", "running", "running"]);
});

it("waits for consent if the site asks for it, and starts only what is granted", async () => {
  const [analytics, marketing, none] = [makeStart(), makeStart(), makeStart()];
  await run(
    "ask",
    service("a", "analytics", analytics),
    service("m", "marketing", marketing),
    service("n", "none", none),
  );
  expect(none).toHaveBeenCalledTimes(1);
  expect(analytics).not.toHaveBeenCalled();
  expect(statusOf("a")).toBe("waiting");
  expect(localStorage).toHaveLength(0);
  await choose({ analytics: "granted", marketing: "denied" });
  expect(analytics).toHaveBeenCalledTimes(1);
  expect(marketing).not.toHaveBeenCalled();
  expect([statusOf("a"), statusOf("m")]).toEqual(["running", "refused"]);
});

it("stops a refused service and deletes what it stored, except what another service uses", async () => {
  const shared = stored("local storage", "shared");
  const stores = [
    stored("local storage", "ph_<key>_posthog"),
    stored("session storage", "ph_<key>"),
    stored("cookie", "_ga_<id>"),
    shared,
  ];
  await run("on-load", service("a", "analytics", makeStart(), stores), service("n", "none", makeStart(), [shared]));
  for (const key of ["ph_k_posthog", "phx", "shared"]) localStorage.setItem(key, "1");
  sessionStorage.setItem("ph_k_window_id", "1");
  document.cookie = "_ga_X=1; path=/";
  document.cookie = "other=1; path=/";
  await choose({ analytics: "denied" });
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(Object.keys(localStorage).sort()).toEqual(["consent", "phx", "shared"]);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe("other=1");
  expect(reload).not.toHaveBeenCalled();
});

it("keeps what a refused service still needs to stop, although another one that shares it has been refused before", async () => {
  const shared = [stored("local storage", "shared")];
  const found: (string | null)[] = [];
  const stopSlowly = () => settle(20).then(() => found.push(localStorage.getItem("shared")));
  await choose({ analytics: "denied" });
  await run(
    "on-load",
    service("a", "analytics", makeStart(), shared),
    service("n", "notifications", async () => stopSlowly, shared),
  );
  localStorage.setItem("shared", "1");
  decide({ notifications: "denied" });
  await settle(60);
  expect(found).toEqual(["1"]);
  expect(localStorage.getItem("shared")).toBeNull();
});

it("deletes what is a service's own, and starts it again, although one that shares a store never answers", async () => {
  const [shared, own] = [stored("local storage", "shared"), stored("local storage", "own")];
  const start = makeStart();
  await run(
    "on-load",
    service("a", "analytics", start, [shared, own]),
    service("n", "notifications", () => new Promise(() => undefined), [shared]),
  );
  localStorage.setItem("own", "1");
  await choose({ analytics: "denied", notifications: "denied" });
  expect(localStorage.getItem("own")).toBeNull();
  await choose({ analytics: "granted" });
  expect(start).toHaveBeenCalledTimes(2);
});

it("tells a service that is still starting that the visitor has refused it", async () => {
  const start = makeStart().mockReturnValue(new Promise(() => undefined));
  await run("on-load", service("a", "analytics", start));
  const [, isWanted] = start.mock.lastCall!;
  expect(isWanted()).toBe(true);
  decide({ analytics: "denied" });
  expect(isWanted()).toBe(false);
});

it("reloads the page for code that would continue, after all services have stopped", async () => {
  const order: string[] = [];
  const stopSlowly = () => settle(20).then(() => order.push("slow"));
  reload.mockImplementation(() => order.push("reload"));
  await run(
    "on-load",
    service("script", "analytics", async () => () => "reload"),
    service("slow", "analytics", async () => stopSlowly),
  );
  decide({ analytics: "denied" });
  await settle(60);
  expect(order).toEqual(["slow", "reload"]);
});

it("reloads the page without a service that could not be stopped", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  await run(
    "on-load",
    service("a", "analytics", async () => () => Promise.reject(new Error("no"))),
  );
  await choose({ analytics: "denied" });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^a could not be stopped/), new Error("no"));
});

it("does not start a service that was refused on an earlier page, and deletes what that stored", async () => {
  decide({ analytics: "denied" });
  localStorage.setItem("left", "1");
  const start = makeStart();
  await run("on-load", service("a", "analytics", start, [stored("local storage", "left")]));
  expect(start).not.toHaveBeenCalled();
  expect(localStorage.getItem("left")).toBeNull();
});

it("removes the worker of a refused service that has not started, and no other", async () => {
  connected = false;
  const [push, offline] = ["push-scope", ""].map((path) => ({
    scope: `http://localhost/site/${path}`,
    unregister: jest.fn(),
  }));
  const value = { getRegistrations: async () => [push, offline] };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value });
  await run("on-load", service("p", "notifications", makeStart(), [stored("service worker", "/push-scope")]));
  await choose({ notifications: "denied" });
  Reflect.deleteProperty(navigator, "serviceWorker");
  expect(push!.unregister).toHaveBeenCalledTimes(1);
  expect(offline!.unregister).not.toHaveBeenCalled();
});

it("waits for a connection, and starts once", async () => {
  connected = false;
  const start = makeStart();
  await run("on-load", service("a", "none", start));
  expect(start).not.toHaveBeenCalled();
  expect(statusOf("a")).toBe("offline");
  connected = true;
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(start).toHaveBeenCalledTimes(1);
});

it("starts a stopped service again when the visitor allows it again", async () => {
  const start = makeStart();
  await run("on-load", service("a", "analytics", start));
  decide({ analytics: "denied" });
  await choose({ analytics: "granted" });
  expect(start).toHaveBeenCalledTimes(2);
  expect(statusOf("a")).toBe("running");
});
