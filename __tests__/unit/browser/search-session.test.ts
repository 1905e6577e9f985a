import { act, renderHook } from "@testing-library/react";
import { useSearchSession } from "../../../src/browser/search-session";
import { whenPainted } from "../../../src/browser/when-painted";
import { EngineStandIn } from "../../stand-ins/search-engine";

jest.mock("../../../src/browser/when-painted", () => ({ whenPainted: jest.fn() }));

const engine = new EngineStandIn();
const OPTIONS = { loadEngine: () => Promise.resolve(engine), hitsPerPage: 20 };

const paint = () =>
  act(async () => {
    for (const [callback] of jest.mocked(whenPainted).mock.calls.splice(0)) callback();
  });

it("asks a query when its last letter has been painted, and none that was typed over before", async () => {
  const { rerender, unmount } = renderHook(({ query }) => useSearchSession(query, undefined, OPTIONS), {
    initialProps: { query: "r" },
  });
  await act(async () => undefined);
  rerender({ query: "ra" });
  expect(engine.asked).toHaveLength(0);
  await paint();
  expect(engine.asked.map(({ request }) => request.query)).toEqual(["ra"]);
  rerender({ query: "rai" });
  unmount();
  await paint();
  expect(engine.asked).toHaveLength(1);
});
