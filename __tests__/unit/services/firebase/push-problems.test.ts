import { describeProblem, pushProblem } from "../../../../src/services/firebase/push-problems";

const ofSdk = (code: string) =>
  Object.assign(new Error(`Messaging: the words of the SDK (messaging/${code}).`), { code: `messaging/${code}` });

const WITHOUT_FAULT = ["permission-blocked", "permission-default", "unsupported-browser", "indexed-db-unsupported"];

it.each([
  ...WITHOUT_FAULT,
  ...["failed-service-worker-registration", "missing-app-config-values", "token-unsubscribe-failed"],
  ...["token-subscribe-failed", "token-subscribe-no-token", "token-update-failed", "token-update-no-token"],
])("explains %s with the words and code of the SDK, as an error only if somebody can fix it", (code) => {
  const { level, text } = describeProblem(ofSdk(code));
  expect(level).toBe(WITHOUT_FAULT.includes(code) ? "info" : "error");
  expect(text).toMatch(/^Push messages are off\. [A-Z].{20,}[.:] Messaging: the words of the SDK/);
  expect(text).toContain(`(messaging/${code})`);
});

it.each([
  [new TypeError("Failed to fetch"), "error"],
  // The browser has no push service, or lets nobody use it.
  [new DOMException("Registration failed - push service error", "AbortError"), "info"],
  [new DOMException("Registration failed - permission denied", "NotAllowedError"), "info"],
  // A setting of the owner is wrong.
  [new DOMException("The key is not valid.", "InvalidAccessError"), "error"],
])("reports an error without a code by its name: %s", (error, level) => {
  expect(describeProblem(error)).toEqual({
    level,
    text: `Push messages are off. The browser or its push service did not subscribe this site. ${error.name}: ${error.message}`,
  });
});

it("gives the site's own errors the code and the words of the SDK", () => {
  expect(pushProblem("permission-blocked")).toMatchObject({
    code: "messaging/permission-blocked",
    message:
      "Messaging: The notification permission was not granted and blocked instead. (messaging/permission-blocked).",
  });
});
