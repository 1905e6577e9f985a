import { errorChain } from "../../../../src/components/status/crash-page";

describe("the chain of an error", () => {
  it("ends where it leads in a circle", () => {
    const first = new Error("first");
    first.cause = new Error("second", { cause: first });
    expect(errorChain(first)).toBe("first\n\nCause:\nsecond");
  });

  it("names an error without a message, and takes what is no error", () => {
    expect(errorChain(new TypeError())).toBe("TypeError");
    expect(errorChain("just text")).toBe("just text");
    expect(errorChain(undefined)).toBe("");
  });
});
