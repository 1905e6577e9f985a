import { describeProblem, pushProblem } from "../../../../src/services/firebase/push-problems";

const ofSdk = (code: string) =>
  Object.assign(new Error(`Messaging: the words of the SDK (messaging/${code}).`), { code: `messaging/${code}` });

describe("a problem of push messages", () => {
  it.each(["permission-blocked", "permission-default", "unsupported-browser", "indexed-db-unsupported"])(
    "%s is no error: nobody can mend it",
    (code) => expect(describeProblem(ofSdk(code)).level).toBe("info"),
  );

  it.each([
    "failed-service-worker-registration",
    "token-subscribe-failed",
    "token-subscribe-no-token",
    "token-update-failed",
    "token-update-no-token",
    "token-unsubscribe-failed",
    "missing-app-config-values",
  ])("%s is said with what is behind it and with its code", (code) => {
    const { level, text } = describeProblem(ofSdk(code));
    expect(level).toBe("error");
    expect(text).toMatch(/^Push messages are off\. [A-Z].{20,}[.:] Messaging: the words of the SDK/);
    expect(text).toContain(`(messaging/${code})`);
  });

  it("that no code describes is said with its name", () => {
    expect(describeProblem(new TypeError("Failed to fetch"))).toEqual({
      level: "error",
      text: "Push messages are off. The browser or its push service did not subscribe this site. TypeError: Failed to fetch",
    });
  });

  it.each(["AbortError", "NotAllowedError"])(
    "of a browser that has no push service, or lets nobody use it: %s",
    (name) => {
      const { level, text } = describeProblem(new DOMException("Registration failed - push service error", name));
      expect(level).toBe("info");
      expect(text).toMatch(/^Push messages are off\. .+ Registration failed - push service error$/);
      expect(text).toContain(name);
    },
  );

  it("of a key that the browser cannot use is the owner's", () => {
    expect(describeProblem(new DOMException("The key is not valid.", "InvalidAccessError")).level).toBe("error");
  });

  it("of the site's own finding has the code and the words of the SDK", () => {
    const problem = pushProblem("permission-blocked");
    expect(problem.code).toBe("messaging/permission-blocked");
    expect(problem.message).toBe(
      "Messaging: The notification permission was not granted and blocked instead. (messaging/permission-blocked).",
    );
  });
});
