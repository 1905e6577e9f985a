import { navigate } from "gatsby";
import React, { useSyncExternalStore } from "react";
import { onRouteChange } from "../browser/route-change";
import { PRIVACY_PATH } from "../shared/paths";
import { consentTo, decide, onConsentChange } from "./consent";
import { SERVICES } from "./registry";
import { ANSWERS, choiceId, PURPOSES, type Answer, type Purpose, type ServicesOn } from "./service";

/**
 * Asks for consent at the bottom of the window if the site waits for it. The notice shifts no content and stays until
 * every purpose is decided. It is hidden on pages that show the choices themselves.
 */
export default function ConsentNotice({ services }: { services: ServicesOn }): React.ReactElement | null {
  const undecided = useSyncExternalStore(onConsentChange, () => undecidedPurposes(services).join(" "));
  const hasChoices = useSyncExternalStore(onRouteChange, () => document.querySelector("[data-service]") !== null);
  if (services.consent !== "ask" || undecided === "" || hasChoices) return null;
  const purposes = undecided.split(" ") as Purpose[];
  const names = purposes.map((purpose) => PURPOSES[purpose].label.toLowerCase()).join(", ");
  return (
    <section className="panel consent-notice" aria-label="Consent" ref={reserveSpace}>
      <p>May this site use services for {names}? None has started yet.</p>
      <div className="cluster">
        {(Object.entries(ANSWERS) as [Answer, string][]).map(([answer, text]) => (
          <button
            key={answer}
            type="button"
            className="button button-quiet"
            onClick={() => {
              decide(Object.fromEntries(purposes.map((purpose) => [purpose, answer])));
              // The notice disappears, and the focus with it.
              document.getElementById("main")?.focus({ preventScroll: true });
            }}
          >
            {text}
          </button>
        ))}
        {/* A button, because the skip link must be the first link of the page. */}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void navigate(`${PRIVACY_PATH}#${choiceId(purposes[0]!)}`)}
        >
          Choose
        </button>
      </div>
    </section>
  );
}

/** Returns the purposes that enabled services need and the visitor has not decided. */
function undecidedPurposes({ on }: ServicesOn): Purpose[] {
  return (Object.keys(PURPOSES) as Purpose[]).filter(
    (purpose) => SERVICES.some(({ id, consent }) => consent === purpose && on[id]) && consentTo(purpose) === "pending",
  );
}

/** Adds space at the end of the page as high as the notice, so that it covers no content. */
function reserveSpace(notice: HTMLElement): () => void {
  const measure = () =>
    document.documentElement.style.setProperty("--consent-height", `${notice.getBoundingClientRect().height}px`);
  measure();
  const sizes = window.ResizeObserver && new ResizeObserver(measure);
  sizes?.observe(notice);
  return () => sizes?.disconnect();
}
