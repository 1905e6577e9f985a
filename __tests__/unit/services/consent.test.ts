import { consentTo, decide } from "../../../src/services/consent";

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
