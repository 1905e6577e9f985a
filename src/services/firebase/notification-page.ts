import type { NotificationData } from "./notification";

/**
 * The address that a click on a notification leads to, always a page of the site: the link that was sent with it, or
 * the home page where none was sent or it leads elsewhere.
 * @param home The address of the home page, with a final slash.
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
