import { codeCache } from "../../../src/gatsby/code-digest";

type CodeCache = typeof codeCache;

/** The cache of a process that runs in another environment. */
function cacheWith(prefix: string, stored: Map<string, unknown>): ReturnType<CodeCache> {
  process.env.PATH_PREFIX = prefix;
  const get = async (key: string) => stored.get(key);
  const set = async (key: string, value: unknown) => stored.set(key, value);
  const modules: { codeCache?: CodeCache } = {};
  jest.isolateModules(() => Object.assign(modules, jest.requireActual("../../../src/gatsby/code-digest")));
  return modules.codeCache!({ get, set } as never);
}

afterEach(() => {
  delete process.env.PATH_PREFIX;
});

it("finds what the same code has stored, and nothing of a site below another prefix", async () => {
  const stored = new Map<string, unknown>();
  await cacheWith("", stored).set("text", "compiled");
  expect(await cacheWith("", stored).get("text")).toBe("compiled");
  const other = cacheWith("/garden", stored);
  expect(await other.get("text")).toBeUndefined();
});
