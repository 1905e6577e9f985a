import { onRouteChange } from "../browser/route-change";
import { consentTo, decide, hasDecided, onConsentChange } from "./consent";
import { UNDECIDED, type Answer, type ConsentMode, type Purpose, type ServicesOn } from "./service";
import { onStatusChange, statusOf, type ServiceStatus } from "./service-status";
import "./services.css";

const STATUSES: Record<ServiceStatus, string> = {
  waiting: "waits for your consent",
  refused: "not running, because you refused it",
  offline: "waits for a connection",
  running: "running",
  failed: "could not be started",
};

function stateOf(purpose: Purpose, mode: ConsentMode): string {
  const state = consentTo(purpose);
  if (state === "granted") return "You have allowed this.";
  if (state === "pending") return UNDECIDED[mode];
  return hasDecided(purpose)
    ? "You have refused this."
    : "Your browser asks sites not to track you, so this stays off unless you allow it.";
}

/**
 * Renders the list of services on the privacy page and keeps it up to date: the status of each service and a choice for
 * each purpose. Never stops.
 */
export function startServicesList({ on, consent: mode }: ServicesOn): void {
  const update = () => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-consent]")) {
      const purpose = place.dataset.consent as Purpose;
      const text = stateOf(purpose, mode);
      const state = place.querySelector("[role=status]")!;
      if (state.textContent !== text) state.textContent = text;
      for (const button of place.querySelectorAll<HTMLButtonElement>("[data-answer]")) {
        button.disabled = false;
        button.ariaPressed = String(button.dataset.answer === consentTo(purpose));
      }
    }
    for (const id of Object.keys(on)) {
      const place = document.querySelector(`[data-service="${id}"] [data-state]`);
      const status = statusOf(id);
      if (place && status) place.textContent = STATUSES[status];
    }
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-consent] [data-answer]") : null;
    const purpose = button?.closest<HTMLElement>("[data-consent]")?.dataset.consent;
    if (purpose) decide({ [purpose as Purpose]: button!.dataset.answer as Answer });
  };
  update();
  document.addEventListener("click", onClick);
  for (const follow of [onRouteChange, onConsentChange, onStatusChange]) follow(update);
}
