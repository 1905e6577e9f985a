import { act, renderHook } from "@testing-library/react";
import { preferVersion, usePreferredVersion } from "../../../../src/components/docs/preferred-version";

const KEY = "docs-preferred-version-default";

const preferred = (names: string[]) => renderHook(() => usePreferredVersion(names)).result;

describe("the preferred version", () => {
  it("is forgotten when it does not exist any more", () => {
    localStorage.setItem(KEY, "0.1");
    expect(preferred(["current", "1.0"]).current).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is known to the whole page as soon as it is picked", () => {
    const result = preferred(["current", "1.0"]);
    expect(result.current).toBeNull();
    act(() => preferVersion("1.0"));
    expect(result.current).toBe("1.0");
    expect(localStorage.getItem(KEY)).toBe("1.0");
  });
});
