import type { Loader, PageSource } from "../../../src/browser/page-source";
import { allowPrefetch, limitPrefetch } from "../../../src/browser/prefetch";

const setConnection = (connection: unknown) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });

afterEach(() => {
  setConnection(undefined);
  allowPrefetch();
});

function setUp() {
  const enqueue = jest.fn();
  const load = jest.fn(() => Promise.resolve(undefined));
  const loader = { enqueue, hovering: jest.fn() } as unknown as Loader;
  limitPrefetch(loader, { load, nameOf: (path: string) => path.split("?")[0]! } as unknown as PageSource);
  return { enqueue, load, loader };
}

describe("links in view", () => {
  it("are followed ahead up to a number, until the page changes", () => {
    const { enqueue, loader } = setUp();
    for (let link = 0; link < 60; link += 1) loader.enqueue(`/page-${link}`);
    expect(enqueue).toHaveBeenCalledTimes(20);
    loader.enqueue("/page-0?again=1");
    expect(enqueue).toHaveBeenCalledTimes(21);
    allowPrefetch();
    loader.enqueue("/page-59");
    expect(enqueue).toHaveBeenLastCalledWith("/page-59");
  });

  it("over the number are refused in the form that Gatsby's links expect", async () => {
    const { loader } = setUp();
    for (let link = 0; link < 20; link += 1) loader.enqueue(`/page-${link}`);
    const refused = loader.enqueue("/one-more");
    expect(() => refused.abort()).not.toThrow();
    expect(await refused).toBe(false);
  });
});

describe("a link that is pointed at", () => {
  it("is followed ahead once, also where that failed", () => {
    const { load, loader } = setUp();
    loader.hovering("/blog");
    loader.hovering("/blog");
    expect(load.mock.calls).toEqual([["/blog"]]);
  });

  it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "is not followed ahead with %j",
    (connection) => {
      const { load, loader } = setUp();
      setConnection(connection);
      loader.hovering("/blog");
      expect(load).not.toHaveBeenCalled();
    },
  );
});
