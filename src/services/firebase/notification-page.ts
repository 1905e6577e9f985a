import type { NotificationData } from "./notification";

/**
 * Returns the address to open after a click on a notification. It is always a page of the site: the link in the
 * message, or the home page if the message has no link or an external one.
 * @param home The address of the home page, with a trailing slash.
 */
export function pageOfNotification(data: NotificationData | null | undefined, home: string): string {
  const { fcmOptions, notification, data: values } = data?.FCM_MSG ?? {};
  const link = fcmOptions?.link ?? notification?.click_action ?? values?.link;
  try {
    const url = new URL(link ?? home, home);
    return url.href.startsWith(home) ? url.href : home;
  } catch {
    return home;
  }
}
