import { json, storageSlot } from "../browser/storage";
import { STORAGE_KEYS } from "../shared/storage-keys";
import { ANSWERS, PURPOSES, type Answer, type ConsentClass, type ConsentMode, type Purpose } from "./service";

/** `pending` until the visitor or a browser signal decides. */
type ConsentState = "pending" | Answer;
type Decisions = Partial<Record<Purpose, Answer>>;

const slot = storageSlot<Decisions>(
  STORAGE_KEYS.consent,
  json((value) => {
    const given = Object.entries((value ?? {}) as Record<string, unknown>);
    const isDecision = ([purpose, decision]: [string, unknown]) => purpose in PURPOSES && String(decision) in ANSWERS;
    return Object.fromEntries(given.filter(isDecision)) as Decisions;
  }),
);

/** Whether the browser sends Do Not Track or Global Privacy Control. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

/** Whether the visitor has made a choice for this purpose. */
export const hasDecided = (purpose: Purpose): boolean => slot.get()?.[purpose] !== undefined;

/** The visitor's choice for a purpose, or else the browser's signal. */
export function consentTo(purpose: Purpose): ConsentState {
  // Notifications are not tracking: the browser has its own permission for them.
  const isUnwanted = purpose !== "notifications" && asksNotToBeTracked();
  return slot.get()?.[purpose] ?? (isUnwanted ? "denied" : "pending");
}

/** Whether a service of this consent class may start. */
export function mayStart(consent: ConsentClass, mode: ConsentMode): boolean {
  if (consent === "none") return true;
  const state = consentTo(consent);
  return state === "granted" || (state === "pending" && mode === "on-load");
}

/** Stores the visitor's choices. Earlier choices for other purposes are kept. */
export function decide(decisions: Decisions): void {
  slot.set({ ...slot.get(), ...decisions });
}

/** Calls back when the choices change in this or another tab. Returns a function that stops it. */
export const onConsentChange = (callback: () => void): (() => void) => slot.listen(callback);
