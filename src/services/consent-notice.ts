import { loadStyleSheet } from "../browser/load-style-sheet";
import { onRouteChange } from "../browser/route-change";
import { consentTo, decide, onConsentChange } from "./consent";
import { SERVICES } from "./registry";
import { ANSWERS, PURPOSES, type Answer, type Purpose, type ServicesOn } from "./service";
import styles from "!./services.css?url";

declare const __BASE_PATH__: string;

/** What the services that pages start need consent for. */
const purposesOf = ({ on }: ServicesOn): Purpose[] =>
  (Object.keys(PURPOSES) as Purpose[]).filter((purpose) =>
    SERVICES.some(({ id, consent }) => consent === purpose && on[id]),
  );

/**
 * Where a site asks before it starts anything: a notice at the foot of the window that moves nothing and waits as long
 * as it likes, until every purpose is decided. Returns how to take it away.
 */
export function startConsentNotice(services: ServicesOn): () => void {
  let notice: HTMLElement | undefined;
  const undecided = () => purposesOf(services).filter((purpose) => consentTo(purpose) === "pending");
  const update = async () => {
    // The privacy page has the choices themselves.
    const isWanted = services.consent === "ask" && undecided().length > 0 && !document.querySelector("[data-service]");
    if (!isWanted) {
      notice?.remove();
      notice = undefined;
    } else if (!notice) {
      notice = makeNotice(undecided());
      // Without its style it would push the page down.
      await loadStyleSheet(styles).catch(() => (notice = undefined));
      if (notice) show(notice);
    }
  };
  void update();
  const stops = [onConsentChange(() => void update()), onRouteChange(() => void update())];
  return () => {
    for (const stop of stops) stop();
    notice?.remove();
  };
}

/** Puts the notice into the page, whose end gets as much room as is covered. */
function show(notice: HTMLElement): void {
  const measure = () =>
    document.documentElement.style.setProperty("--consent-height", `${notice.getBoundingClientRect().height}px`);
  document.body.prepend(notice);
  measure();
  if ("ResizeObserver" in window) new ResizeObserver(measure).observe(notice);
}

function makeNotice(purposes: readonly Purpose[]): HTMLElement {
  const notice = document.createElement("section");
  notice.className = "consent-notice";
  notice.ariaLabel = "Consent";
  const question = document.createElement("p");
  const names = purposes.map((purpose) => PURPOSES[purpose].label.toLowerCase()).join(", ");
  question.textContent = `May this site use services for ${names}? Nothing of it has started.`;
  const answers = document.createElement("div");
  answers.className = "consent-answers";
  const addButton = (text: string, onClick: () => void) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button button-quiet";
    button.textContent = text;
    button.addEventListener("click", onClick);
    answers.append(button);
  };
  for (const [answer, text] of Object.entries(ANSWERS) as [Answer, string][])
    addButton(text, () => decide(Object.fromEntries(purposes.map((purpose) => [purpose, answer]))));
  // No link: the first link of a page is the one that skips to its content.
  addButton("Choose", () => window.___navigate(`${__BASE_PATH__}/privacy/`));
  notice.append(question, answers);
  return notice;
}
