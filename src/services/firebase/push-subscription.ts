/** Firebase's own public key, which its SDK takes where the settings name none, and does not export. */
export const DEFAULT_VAPID_KEY =
  "BDOU99-h67HcA6JeFXHbSNMu7e2yNNu3RzoMj8TM4W88jITfq7ZmPvIM1Iv-4_l2LxQcYwhqby2xGpWwzjfAnG4";

const decode = (key: string): string => atob(key.replace(/-/g, "+").replace(/_/g, "/"));

/**
 * Ends the browser's subscription where it is for another public key than the site has now. Its push service would
 * refuse every message, since they are signed for the key of today; the SDK would go on with it, and browsers take no
 * second one beside it. Where there is no subscription nothing happens.
 */
export async function endOldSubscription(
  { pushManager }: ServiceWorkerRegistration,
  vapidKey = DEFAULT_VAPID_KEY,
): Promise<void> {
  const subscription = await pushManager.getSubscription();
  // Old browsers do not say which key a subscription is for.
  const key = subscription?.options?.applicationServerKey;
  if (key && String.fromCharCode(...new Uint8Array(key)) !== decode(vapidKey)) await subscription.unsubscribe();
}
