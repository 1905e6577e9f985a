import { startPrefetchGuard } from "../../../src/browser/prefetch";

const globals = globalThis as { ___loader?: { hovering: (path: string) => void } };
const setConnection = (connection: unknown) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });

afterEach(() => setConnection(undefined));

it("lets Gatsby load what is pointed at only where the connection allows it, and gives it back when stopped", () => {
  const hovering = jest.fn();
  globals.___loader = { hovering };
  const stop = startPrefetchGuard();
  globals.___loader.hovering("/blog");
  setConnection({ saveData: true });
  globals.___loader.hovering("/docs");
  expect(hovering.mock.calls).toEqual([["/blog"]]);
  stop();
  globals.___loader.hovering("/docs");
  expect(hovering).toHaveBeenCalledTimes(2);
});
