/** What becomes of a service that is on: `waiting` is for consent, and `offline` for a connection. */
export type ServiceStatus = "waiting" | "refused" | "offline" | "running" | "failed";

const statuses = new Map<string, ServiceStatus>();
const listeners = new Set<() => void>();

/** The status of a service by its id; undefined before anything was decided, and for one that is off. */
export const statusOf = (id: string): ServiceStatus | undefined => statuses.get(id);

export function setStatus(id: string, status: ServiceStatus): void {
  if (statuses.get(id) === status) return;
  statuses.set(id, status);
  for (const listener of [...listeners]) listener();
}

/** Calls back when the status of any service changes. Returns how to stop. */
export function onStatusChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}
