import { json, storageSlot } from "../browser/storage";
import { STORAGE_KEYS } from "../shared/storage-keys";
import { ANSWERS, PURPOSES, type Answer, type ConsentClass, type ConsentMode, type Purpose } from "./service";

/** `pending` until the visitor, or a signal of the browser, has decided. */
export type ConsentState = "pending" | Answer;
export type Decisions = Partial<Record<Purpose, Answer>>;

const slot = storageSlot<Decisions>(
  STORAGE_KEYS.consent,
  json((value) => {
    const given = Object.entries((value ?? {}) as Record<string, unknown>);
    const isDecision = ([purpose, decision]: [string, unknown]) => purpose in PURPOSES && String(decision) in ANSWERS;
    return Object.fromEntries(given.filter(isDecision)) as Decisions;
  }),
);

/** Whether the browser asks sites not to track: Do Not Track, or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

/** Notifications are no tracking: the browser asks for them by itself. */
const isTracking = (purpose: Purpose): boolean => purpose !== "notifications";

/** Whether the visitor has decided by hand. */
export const hasDecided = (purpose: Purpose): boolean => slot.get()?.[purpose] !== undefined;

/** What holds for a purpose: what the visitor decided, otherwise what the browser signals. */
export function consentTo(purpose: Purpose): ConsentState {
  return slot.get()?.[purpose] ?? (isTracking(purpose) && asksNotToBeTracked() ? "denied" : "pending");
}

/** Whether a service of a class may start. */
export function mayStart(consent: ConsentClass, mode: ConsentMode): boolean {
  if (consent === "none") return true;
  const state = consentTo(consent);
  return state === "granted" || (state === "pending" && mode === "on-load");
}

/** Keeps what the visitor decided, beside what was decided before. */
export function decide(decisions: Decisions): void {
  slot.set({ ...slot.get(), ...decisions });
}

/** Calls back when the visitor decides, in this tab or another. Returns how to stop. */
export const onConsentChange = (callback: () => void): (() => void) => slot.listen(callback);
