import { startConsentNotice } from "./consent-notice";
import { startLiveList } from "./live-list";
import { runServices } from "./run-services";
import type { ServicesOn } from "./service";

declare const __SERVICES__: ServicesOn;

/** Starts the services of this site, the notice that asks for consent where it is needed, and the live list of them. */
export function startLate(): () => void {
  const services = __SERVICES__;
  const stops = [runServices(services), startConsentNotice(services), startLiveList(services)];
  return () => stops.forEach((stop) => stop());
}
