/** The fields of Firebase's push message that are used here. */
export interface PushMessage {
  notification?: NotificationOptions & { title?: string; click_action?: string };
  fcmOptions?: { link?: string };
  data?: Record<string, string>;
}

/** The data of a notification, under the key that Firebase uses. */
interface NotificationData {
  FCM_MSG?: PushMessage;
}

/**
 * Returns the notification of a message, taken from `notification` or otherwise from `data`. Returns null if there is
 * neither a notification nor a title in `data`, since the message is then not meant for display.
 */
export function notificationOf(message: PushMessage): { title: string; options: NotificationOptions } | null {
  const { notification, data } = message;
  if (!notification && !data?.title) return null;
  const { title = "", ...options } = notification ?? { title: data?.title, body: data?.body };
  return { title, options: { ...options, data: { FCM_MSG: message } satisfies NotificationData } };
}

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
