/** How long the network may take before a stored page is shown instead, in milliseconds. */
export const NETWORK_LIMIT = 3000;

/** What the network answers; undefined where it fails or takes longer. */
export async function inTime(network: Promise<Response>): Promise<Response | undefined> {
  let stopWaiting = (): void => undefined;
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), NETWORK_LIMIT);
    stopWaiting = () => clearTimeout(timer);
  });
  const answer = await Promise.race([network.catch(() => undefined), late]);
  stopWaiting();
  return answer;
}
