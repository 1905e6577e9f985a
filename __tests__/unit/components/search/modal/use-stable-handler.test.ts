import { renderHook } from "@testing-library/react";
import { useStableHandler } from "../../../../../src/components/search/modal/use-stable-handler";

it("gives a handler that stays the same and does what the last one does", () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { result, rerender } = renderHook(useStableHandler<[string]>, { initialProps: first });
  const handler = result.current;
  rerender(second);
  expect(result.current).toBe(handler);
  handler("a");
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith("a");
});
