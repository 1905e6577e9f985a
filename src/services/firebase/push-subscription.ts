/** Firebase's default public key. The SDK uses it if the settings have none, but does not export it. */
export const DEFAULT_VAPID_KEY =
  "BDOU99-h67HcA6JeFXHbSNMu7e2yNNu3RzoMj8TM4W88jITfq7ZmPvIM1Iv-4_l2LxQcYwhqby2xGpWwzjfAnG4";

const decode = (key: string): string => atob(key.replace(/-/g, "+").replace(/_/g, "/"));

/**
 * Unsubscribes the browser if its subscription uses another public key than the site does now. The push service would
 * reject every message, because messages are signed with the current key. The SDK would keep the old subscription, and
 * a browser accepts no second one.
 */
export async function endOldSubscription(
  { pushManager }: ServiceWorkerRegistration,
  vapidKey = DEFAULT_VAPID_KEY,
): Promise<void> {
  const subscription = await pushManager.getSubscription();
  // Older browsers do not expose the key of a subscription.
  const key = subscription?.options?.applicationServerKey;
  if (key && String.fromCharCode(...new Uint8Array(key)) !== decode(vapidKey)) await subscription.unsubscribe();
}
