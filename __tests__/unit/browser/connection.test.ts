import { mayPrefetch } from "../../../src/browser/connection";

const setConnection = (connection: unknown) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });

afterEach(() => setConnection(undefined));

it.each([
  ["a browser that does not tell", undefined, true],
  ["an ordinary connection", { effectiveType: "4g", saveData: false }, true],
  ["3g", { effectiveType: "3g" }, true],
  ["2g", { effectiveType: "2g" }, false],
  ["slow 2g", { effectiveType: "slow-2g" }, false],
  ["the data saver on a good connection", { effectiveType: "4g", saveData: true }, false],
  ["a connection of which nothing is known", {}, true],
])("mayPrefetch with %s", (_, connection, expected) => {
  setConnection(connection);
  expect(mayPrefetch()).toBe(expected);
});
