import path from "node:path";
import { loadEnvironment, pathPrefix, siteUrl } from "../../../src/node/environment";
import { makeFolder, removeFolders } from "../../stand-ins/content-folder";

const cwd = process.cwd();

afterEach(() => {
  delete process.env.PATH_PREFIX;
  delete process.env.SITE_URL;
  process.chdir(cwd);
  removeFolders();
});

it.each([
  [undefined, ""],
  ["", ""],
  ["/", ""],
  ["site", "/site"],
  ["/site/", "/site"],
  ["//a/b//", "/a/b"],
])("PATH_PREFIX=%s is the prefix %p", (setting, prefix) => {
  if (setting !== undefined) process.env.PATH_PREFIX = setting;
  expect(pathPrefix()).toBe(prefix);
});

it.each([
  ["", undefined],
  ["https://example.com/", "https://example.com"],
  ["http://localhost:9100/a/b", "http://localhost:9100"],
])("SITE_URL=%s is the origin %s", (setting, origin) => {
  process.env.SITE_URL = setting;
  expect(siteUrl()).toBe(origin);
});

it.each(["localhost:9000", "example.com", "/site", "mailto:jane@example.com", "ftp://example.com"])(
  "SITE_URL=%s is refused",
  (setting) => {
    process.env.SITE_URL = setting;
    expect(siteUrl).toThrow(
      `.env:1:1  SITE_URL is "${setting}", which is not an address.  Expected an origin such as https://example.com.`,
    );
  },
);

describe("loadEnvironment", () => {
  const load = jest.spyOn(process, "loadEnvFile").mockImplementation();
  beforeEach(() => load.mockClear());

  it("reads .env of the working directory with Node, which keeps what is set already", () => {
    const dir = makeFolder({ ".env": "SITE_URL=https://file.example\n" });
    process.chdir(dir);
    loadEnvironment();
    expect(load.mock.calls).toEqual([[path.join(dir, ".env")]]);
  });

  it("needs no such file", () => {
    process.chdir(makeFolder({}));
    loadEnvironment();
    expect(load).not.toHaveBeenCalled();
  });
});
