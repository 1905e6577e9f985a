/** What Firebase sends to the worker, as far as it is used here. */
export interface PushMessage {
  notification?: NotificationOptions & { title?: string; click_action?: string };
  fcmOptions?: { link?: string };
  data?: Record<string, string>;
}

/** What is kept with a notification, under the name that Firebase gives it. */
export interface NotificationData {
  FCM_MSG?: PushMessage;
}

/**
 * The notification that a message asks for, or that its data describe where it has none of its own; null for a message
 * without a title, which is none for a person.
 */
export function notificationOf(message: PushMessage): { title: string; options: NotificationOptions } | null {
  const { notification, data } = message;
  const { title, ...options } = notification ?? { title: data?.title, body: data?.body };
  return title ? { title, options: { ...options, data: { FCM_MSG: message } satisfies NotificationData } } : null;
}
