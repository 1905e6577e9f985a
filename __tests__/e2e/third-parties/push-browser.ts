/** Stands in for the browser's push service: a script for the page, run before any of its own. */
export const PUSH_SERVICE = `{
  const bytes = (length, seed) => Uint8Array.from({ length }, (_, at) => (at * 7 + seed) % 256).buffer;
  const subscription = (id) => ({
    endpoint: "https://push.example/" + id,
    getKey: (name) => (name === "auth" ? bytes(16, id) : bytes(65, id)),
    unsubscribe: async () => localStorage.removeItem("push-stand-in") === undefined,
  });
  const current = () => localStorage.getItem("push-stand-in");
  PushManager.prototype.getSubscription = async () => (current() ? subscription(Number(current())) : null);
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new DOMException("A bad key", "InvalidAccessError");
    localStorage.setItem("push-stand-in", String(Math.ceil(Math.random() * 200)));
    return subscription(Number(current()));
  };
}`;

/** A push service that never answers, as one that cannot be reached. */
export const SILENT_PUSH_SERVICE = `
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = () => new Promise(() => undefined);`;

/** Waits of 5 s and more take a quarter of their time. */
export const SHORT_WAITS = `
  const wait = window.setTimeout;
  window.setTimeout = (action, ms = 0, ...rest) => wait(action, ms >= 5000 ? ms / 4 : ms, ...rest);`;

export const DAYS_LATER = (days: number): string => `
  const now = Date.now;
  Date.now = () => now() + ${days * 86_400_000};`;

export const DISMISSED = `
  Object.defineProperty(Notification, "permission", { get: () => "default" });
  Notification.requestPermission = async () => "default";`;

export const WITHOUT_PUSH = "delete window.PushManager;";

export const WITHOUT_DATABASES = `
  IDBFactory.prototype.open = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };`;

export const SILENT_WORKER = `
  const register = ServiceWorkerContainer.prototype.register;
  ServiceWorkerContainer.prototype.register = function (script, options) {
    if (!String(script).includes("messaging")) return register.call(this, script, options);
    const installing = Object.assign(new EventTarget(), { state: "installing" });
    return Promise.resolve({ installing, waiting: null, active: null, scope: options.scope });
  };`;

export const OFFLINE_AT_FIRST = `
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });`;

/** For the page: there is a connection again. */
export const BACK_ONLINE = `
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => true });
  dispatchEvent(new Event("online"));`;
