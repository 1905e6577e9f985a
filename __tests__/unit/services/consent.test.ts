import { consentTo, decide, onConsentChange } from "../../../src/services/consent";

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
