import { initializeApp } from "firebase/app";
import { getMessaging } from "firebase/messaging/sw";
import { notificationOf, pageOfNotification, type PushMessage } from "./notification";

declare const self: ServiceWorkerGlobalScope;
/** The app's settings, which the build inserts. */
declare const __FIREBASE__: Record<string, string>;

const home = new URL(".", self.registration.scope).href;

/** Focuses the tab that shows the page, or opens a new one. */
async function openPage(page: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === page);
  await (tab ? tab.focus() : self.clients.openWindow(page));
}

function readMessage(data: PushMessageData | null): PushMessage {
  try {
    return (data?.json() as PushMessage | null) ?? {};
  } catch {
    return {};
  }
}

// This listener runs before that of the SDK. The SDK shows no notification while a page is visible and forwards the
// message to it instead. A page that has not loaded Firebase would lose the message.
self.addEventListener("push", (event) => {
  const notification = notificationOf(readMessage(event.data));
  if (!notification) return;
  event.stopImmediatePropagation();
  event.waitUntil(self.registration.showNotification(notification.title, notification.options));
});

// This listener runs before that of the SDK, which focuses any tab of the site, whatever page it shows.
self.addEventListener("notificationclick", (event) => {
  event.stopImmediatePropagation();
  event.notification.close();
  event.waitUntil(openPage(pageOfNotification(event.notification.data, home)));
});

// The SDK handles the rest: subscriptions that the browser renews or ends.
getMessaging(initializeApp(__FIREBASE__));
