import { createListeners } from "../browser/listeners";

/** The status of an enabled service. `waiting` means waiting for consent, `offline` waiting for a connection. */
export type ServiceStatus = "waiting" | "refused" | "offline" | "running" | "failed";

const statuses = new Map<string, ServiceStatus>();
const listeners = createListeners();

/** The status of a service. Undefined before the first decision and for a disabled service. */
export const statusOf = (id: string): ServiceStatus | undefined => statuses.get(id);

export function setStatus(id: string, status: ServiceStatus): void {
  if (statuses.get(id) === status) return;
  statuses.set(id, status);
  listeners.call();
}

/** Adds a listener for changes of the status of any service. */
export const onStatusChange = listeners.add;
