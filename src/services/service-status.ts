/** The status of an enabled service. `waiting` means waiting for consent, `offline` waiting for a connection. */
export type ServiceStatus = "waiting" | "refused" | "offline" | "running" | "failed";

const statuses = new Map<string, ServiceStatus>();
const listeners = new Set<() => void>();

/** The status of a service. Undefined before the first decision and for a disabled service. */
export const statusOf = (id: string): ServiceStatus | undefined => statuses.get(id);

export function setStatus(id: string, status: ServiceStatus): void {
  if (statuses.get(id) === status) return;
  statuses.set(id, status);
  for (const listener of [...listeners]) listener();
}

/** Calls back when the status of any service changes. Returns a function that stops it. */
export function onStatusChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}
