import { consentTo, decide } from "../../../src/services/consent";

const PURPOSES = ["analytics", "marketing", "notifications"] as const;
const consents = () => PURPOSES.map(consentTo);

it("is pending until the visitor decides, and keeps each decision", () => {
  expect(consents()).toEqual(["pending", "pending", "pending"]);
  decide({ analytics: "granted" });
  decide({ marketing: "denied" });
  expect(consents()).toEqual(["granted", "denied", "pending"]);
  expect(JSON.parse(localStorage.getItem("consent")!)).toEqual({ analytics: "granted", marketing: "denied" });
});

it.each(["{", "null", '"granted"', '{"analytics":"yes","tracking":"granted"}'])("ignores the stored %s", (text) => {
  localStorage.setItem("consent", text);
  expect(consentTo("analytics")).toBe("pending");
  decide({ marketing: "denied" });
  expect(JSON.parse(localStorage.getItem("consent")!)).toEqual({ marketing: "denied" });
});

it.each([
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
])("takes %s as a refusal of tracking, until the visitor allows it", (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  const before = consents();
  decide({ analytics: "granted" });
  const after = consents();
  Reflect.deleteProperty(navigator, name);
  expect(before).toEqual(["denied", "denied", "pending"]);
  expect(after).toEqual(["granted", "denied", "pending"]);
});
