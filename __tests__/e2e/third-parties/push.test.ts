import type { Worker } from "playwright-core";
import { FAKE_KEYS, serveSiteWithServices } from "./site-with-services";
import { visitFirebase, WORKING, type FirebaseVisit, type FirebaseVisitOptions } from "./firebase-visit";
import * as browser from "./push-browser";
import type { Failure, Seen } from "./third-parties";

const site = serveSiteWithServices({ isWholeBrowser: true });

/** A visitor who has allowed notifications and comes back. */
async function returning(scripts: string[], failures: Record<string, Failure> = {}) {
  const visit = await visitFirebase(site, { permission: "granted" });
  await visit.says(WORKING);
  for (const [endpoint, failure] of Object.entries(failures)) visit.parties.fail(endpoint, failure);
  await comeBack(visit, scripts);
  return visit;
}

/** The visitor loads the page again. Scripts run before those of this page and of later ones. */
async function comeBack({ page }: FirebaseVisit, scripts: string[] = []): Promise<void> {
  for (const script of scripts) await page.addInitScript(script);
  await page.reload();
}

const { GATSBY_FIREBASE_VAPID_KEY: VAPID_KEY } = FAKE_KEYS;
const publicKey = ({ body }: Seen) => (body as { web: { applicationPubKey: string } }).web.applicationPubKey;

const PUSH_SCOPE = "/firebase-cloud-messaging-push-scope";

async function untilScopes(visit: FirebaseVisit, wanted: string[]): Promise<void> {
  await visit.page.waitForFunction(
    `navigator.serviceWorker.getRegistrations().then((all) =>
      all.map(({ scope }) => new URL(scope).pathname).sort().join() === ${JSON.stringify(wanted.join())})`,
  );
}

describe("the token of push messages", () => {
  it("is obtained on load by a worker of its own, beside that of offline use, kept for 7 days and then renewed", async () => {
    const visit = await visitFirebase(site, { permission: "granted" });
    await visit.says(WORKING);
    await untilScopes(visit, ["/", PUSH_SCOPE]);
    expect(visit.parties.of("push subscribe").map(publicKey)).toEqual([VAPID_KEY]);
    expect(visit.count("firebase installation")).toBe(1);
    await comeBack(visit, [browser.DAYS_LATER(6.9)]);
    await visit.says(WORKING, 2);
    expect(visit.count("push update")).toBe(0);
    await comeBack(visit, [browser.DAYS_LATER(0.2)]);
    await visit.says(WORKING, 3);
    expect(visit.count("firebase auth token")).toBe(1);
    expect(visit.count("push update")).toBe(1);
    expect(visit.count("push subscribe")).toBe(1);
    expect(visit.words()).toEqual([WORKING, WORKING, WORKING]);
    expect(await visit.end()).toEqual([]);
  });

  it("is replaced when the subscription was replaced, or is for another public key than the site has", async () => {
    const visit = await visitFirebase(site, { permission: "granted" });
    await visit.says(WORKING);
    const changes = ["localStorage.removeItem('push-stand-in')", browser.SUBSCRIBED_FOR_ANOTHER_KEY];
    for (const [index, change] of changes.entries()) {
      await visit.page.evaluate(change);
      await comeBack(visit);
      await visit.says(WORKING, index + 2);
      expect(visit.count("push unsubscribe")).toBe(index + 1);
      expect(visit.parties.of("push subscribe").map(publicKey)).toEqual(Array(index + 2).fill(VAPID_KEY));
    }
    expect(visit.words()).toEqual([WORKING, WORKING, WORKING]);
    expect(await visit.end()).toEqual([]);
  });
});

describe("what is wrong is said once, in words and with its code", () => {
  it.each<[string, FirebaseVisitOptions]>([
    ["permission-blocked", {}],
    ["token-subscribe-failed", { permission: "granted", failures: { "push subscribe": "403" } }],
  ])("%s", async (code, options) => {
    const visit = await visitFirebase(site, options);
    await visit.says(`(messaging/${code})`);
    expect(visit.words().filter((text) => text.includes("Push messages"))).toEqual([
      expect.stringMatching(/^(info|error): Push messages are off\. [A-Z].*\./),
    ]);
    expect(await visit.end()).toEqual([]);
  });

  it("token-update-failed", async () => {
    const visit = await returning([browser.DAYS_LATER(8)], { "push update": "403" });
    await visit.says("(messaging/token-update-failed)");
    expect(visit.words()).toEqual([
      WORKING,
      expect.stringMatching(/^error: Push messages are off\. Firebase .* token/),
    ]);
    expect(await visit.end()).toEqual([]);
  });

  it("token-unsubscribe-failed, after which there is a new token nevertheless", async () => {
    const visit = await returning(["localStorage.removeItem('push-stand-in');"], { "push unsubscribe": "403" });
    await visit.says(WORKING, 2);
    expect(visit.words().filter((text) => text.includes("token-unsubscribe-failed"))).toHaveLength(1);
    expect(visit.count("push subscribe")).toBe(2);
    expect(await visit.end()).toEqual([]);
  });

  it("a push service that never answers gives no token", async () => {
    const scripts = [browser.SILENT_PUSH_SERVICE, browser.SHORT_WAITS];
    const visit = await visitFirebase(site, { permission: "granted", scripts });
    await visit.says("Push messages have no token: the browser's push service does not respond.");
    expect(visit.words()).toHaveLength(1);
    expect(await visit.end()).toEqual([]);
  });
});

describe("what a visitor decides", () => {
  it("ends push messages alone, and then deletes all that Firebase has stored", async () => {
    const visit = await visitFirebase(site, { permission: "granted" });
    await visit.says(WORKING);
    await visit.decide({ notifications: "denied" });
    await visit.parties.until(() => visit.count("push unsubscribe") > 0);
    await untilScopes(visit, ["/"]);
    expect(visit.count("firebase end of installation")).toBe(0);
    await visit.decide({ notifications: "denied", analytics: "denied" });
    await visit.parties.until(() => visit.count("firebase end of installation") > 0);
    await visit.page.waitForFunction(`indexedDB.databases().then(async (all) => {
      const kept = await Promise.all(all.filter(({ name }) => name.startsWith("firebase-")).map(({ name }) =>
        new Promise((resolve) => {
          indexedDB.open(name).onsuccess = ({ target: { result } }) => {
            const stores = [...result.objectStoreNames];
            const counts = stores.map((store) => new Promise((done) => {
              result.transaction(store).objectStore(store).count().onsuccess = (event) => done(event.target.result);
            }));
            Promise.all(counts).then((numbers) => { result.close(); resolve(Math.max(0, ...numbers)); });
          };
        })));
      return kept.every((count) => count === 0);
    })`);
    expect(await visit.end()).toEqual([]);
  });
});

describe("a message", () => {
  const ORIGIN_LINK = "/blog/rails-postgresql-array";

  const isPush = (worker: Worker) => worker.url().endsWith("/firebase-messaging-sw.js");

  /**
   * Delivers a message as the push service does. Gives the worker that has got it, once its notification is shown:
   * whoever asks a browser for its notifications before that makes it forget the one to come.
   */
  async function deliver(visit: FirebaseVisit, message: object): Promise<Worker> {
    const session = await visit.context.newCDPSession(visit.page);
    const registered = new Promise<string>((resolve) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const push = registrations.find(({ scopeURL }) => scopeURL.endsWith(PUSH_SCOPE));
        if (push) resolve(push.registrationId);
      });
    });
    const displayed = new Promise<void>((resolve) => {
      session.on("BackgroundService.backgroundServiceEventReceived", ({ backgroundServiceEvent }) => {
        if (backgroundServiceEvent.eventName === "Notification displayed") resolve();
      });
    });
    await session.send("BackgroundService.startObserving", { service: "notifications" });
    await session.send("BackgroundService.setRecording", { service: "notifications", shouldRecord: true });
    await session.send("ServiceWorker.enable");
    const data = JSON.stringify({ from: "000000000000", fcmMessageId: "message-1", ...message });
    await session.send("ServiceWorker.deliverPushMessage", {
      origin: site.origin,
      registrationId: await registered,
      data,
    });
    await displayed;
    return visit.context.serviceWorkers().find(isPush)!;
  }

  const shown = (worker: Worker): Promise<{ title: string; body: string }[]> =>
    worker.evaluate(
      "self.registration.getNotifications().then((all) => all.map(({ title, body }) => ({ title, body })))",
    );

  /** Clicks on what is shown. Gives the addresses that are opened. */
  const click = (worker: Worker): Promise<string[]> =>
    worker.evaluate(`self.registration.getNotifications().then(async ([notification]) => {
      const opened = [];
      Object.defineProperty(self.clients, "openWindow", { configurable: true, value: async (url) => void opened.push(url) });
      ExtendableEvent.prototype.waitUntil = (promise) => { self.clicked = promise; };
      self.dispatchEvent(new NotificationEvent("notificationclick", { notification, cancelable: true }));
      await self.clicked;
      return opened;
    })`);

  const notification = { title: "A new post", body: "Arrays in PostgreSQL" };

  it("is shown when no page is open, and a click opens its page", async () => {
    const visit = await visitFirebase(site, { permission: "granted" });
    await visit.says(WORKING);
    await visit.page.goto("about:blank");
    const worker = await deliver(visit, { notification, fcmOptions: { link: site.origin + ORIGIN_LINK } });
    expect(await shown(worker)).toEqual([notification]);
    expect(await click(worker)).toEqual([site.origin + ORIGIN_LINK]);
    expect(await visit.end()).toEqual([]);
  });

  it("is shown once when a page is open", async () => {
    const visit = await visitFirebase(site, { permission: "granted" });
    await visit.says(WORKING);
    const worker = await deliver(visit, { notification });
    expect(await shown(worker)).toEqual([notification]);
    expect(await visit.end()).toEqual([]);
  });
});
