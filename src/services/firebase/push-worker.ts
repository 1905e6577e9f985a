import { initializeApp } from "firebase/app";
import { getMessaging } from "firebase/messaging/sw";
import { notificationOf, type PushMessage } from "./notification";
import { pageOfNotification } from "./notification-page";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build, from the settings that the pages have. */
declare const __FIREBASE__: Record<string, string>;

const home = new URL(".", self.registration.scope).href;

/** Brings the tab to the front that shows the page, or opens one. */
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

// Before that of the SDK, which leaves messages to the pages in view where there are any. A page that has not loaded
// Firebase yet, or may not, would lose them.
self.addEventListener("push", (event) => {
  const notification = notificationOf(readMessage(event.data));
  if (!notification) return;
  event.stopImmediatePropagation();
  event.waitUntil(self.registration.showNotification(notification.title, notification.options));
});

// Before that of the SDK, which is content with any tab of the site, whatever page it shows.
self.addEventListener("notificationclick", (event) => {
  event.stopImmediatePropagation();
  event.notification.close();
  event.waitUntil(openPage(pageOfNotification(event.notification.data, home)));
});

// What is left to the SDK: a subscription that the browser replaces or ends.
getMessaging(initializeApp(__FIREBASE__));
