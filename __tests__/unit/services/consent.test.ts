import { consentTo, decide, mayStart, onConsentChange } from "../../../src/services/consent";

afterEach(() => localStorage.clear());

it("is pending until somebody decides, and kept then", () => {
  expect(consentTo("analytics")).toBe("pending");
  decide({ analytics: "granted" });
  decide({ marketing: "denied" });
  expect([consentTo("analytics"), consentTo("marketing"), consentTo("notifications")]).toEqual([
    "granted",
    "denied",
    "pending",
  ]);
  expect(JSON.parse(localStorage.getItem("consent")!)).toEqual({ analytics: "granted", marketing: "denied" });
});

it.each(["{", "null", '"granted"', '{"analytics":"yes","tracking":"granted"}'])("takes %s for no decision", (text) => {
  localStorage.setItem("consent", text);
  expect(consentTo("analytics")).toBe("pending");
});

it.each([
  ["none", "ask", undefined, true],
  ["analytics", "ask", undefined, false],
  ["analytics", "on-load", undefined, true],
  ["analytics", "ask", "granted", true],
  ["analytics", "on-load", "denied", false],
] as const)("lets a service of %s, in the mode %s and with %s, start: %s", (consent, mode, decision, expected) => {
  if (decision) decide({ analytics: decision });
  expect(mayStart(consent, mode)).toBe(expected);
});

it("tells of decisions here and in other tabs until it is stopped", () => {
  const heard = jest.fn();
  const stop = onConsentChange(heard);
  decide({ analytics: "granted" });
  window.dispatchEvent(new StorageEvent("storage", { key: "consent", newValue: "{}" }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  decide({ analytics: "denied" });
  expect(heard).toHaveBeenCalledTimes(2);
});
