/**
 * Stands in for the browser's push service: a script for the page, run before any of its own. A subscription is for one
 * public key, and no other key is taken until it has ended.
 */
export const PUSH_SERVICE = `{
  const bytes = (length, seed) => Uint8Array.from({ length }, (_, at) => (at * 7 + seed) % 256).buffer;
  const encode = (key) => btoa(String.fromCharCode(...key)).replace(/\\+/g, "-").replace(/\\//g, "_").replace(/=/g, "");
  const current = () => JSON.parse(localStorage.getItem("push-stand-in"));
  const subscription = ({ id, key }) => ({
    endpoint: "https://push.example/" + id + "/" + encode(key),
    options: { userVisibleOnly: true, applicationServerKey: Uint8Array.from(key).buffer },
    getKey: (name) => (name === "auth" ? bytes(16, id) : bytes(65, id)),
    unsubscribe: async () => {
      const isCurrent = current()?.id === id;
      if (isCurrent) localStorage.removeItem("push-stand-in");
      return isCurrent;
    },
  });
  PushManager.prototype.getSubscription = async () => (current() ? subscription(current()) : null);
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new DOMException("A bad key", "InvalidAccessError");
    const key = [...applicationServerKey];
    if (current() && encode(current().key) !== encode(key)) throw new DOMException("Another key", "InvalidStateError");
    if (!current()) {
      const id = 1 + Number(localStorage.getItem("push-stand-in-last"));
      localStorage.setItem("push-stand-in-last", id);
      localStorage.setItem("push-stand-in", JSON.stringify({ id, key }));
    }
    return subscription(current());
  };
}`;

/** The subscription is one that was made while the site had another public key. */
export const SUBSCRIBED_FOR_ANOTHER_KEY = `{
  const { id, key } = JSON.parse(localStorage.getItem("push-stand-in"));
  localStorage.setItem("push-stand-in", JSON.stringify({ id, key: [4, ...key.slice(1).map((byte) => byte ^ 1)] }));
}`;

/** A push service that never answers, as one that cannot be reached. */
export const SILENT_PUSH_SERVICE = `
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = () => new Promise(() => undefined);`;

/** Waits of so many milliseconds and more take a part of their time. */
export const shortWaits = (from: number, divisor: number): string => `
  const wait = window.setTimeout;
  window.setTimeout = (action, ms = 0, ...rest) => wait(action, ms >= ${from} ? ms / ${divisor} : ms, ...rest);`;

/** Those for what is outside of the page. */
export const SHORT_WAITS = shortWaits(5000, 4);

export const DAYS_LATER = (days: number): string => `
  const now = Date.now;
  Date.now = () => now() + ${days * 86_400_000};`;

export const WITHOUT_DATABASES = `
  IDBFactory.prototype.open = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };`;
