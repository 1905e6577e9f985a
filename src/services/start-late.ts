import { runServices } from "./run-services";
import type { ServicesOn } from "./service";
import { startServicesList } from "./services-list";

/** Starts the enabled services and the list of them on the privacy page. */
export function startLate(services: ServicesOn): () => void {
  const stops = [runServices(services), startServicesList(services)];
  return () => stops.forEach((stop) => stop());
}
