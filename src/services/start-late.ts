import { runServices } from "./run-services";
import { startServicesList } from "./services-list";

/** Starts the enabled services and the list of them on the privacy page. */
export function startLate(): () => void {
  // `startServices` loads this file only if there are some.
  const services = __SERVICES__!;
  const stops = [runServices(services), startServicesList(services)];
  return () => stops.forEach((stop) => stop());
}
