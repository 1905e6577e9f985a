import { loadEnvironment, pathPrefix, siteUrl } from "../../../src/node/environment";
import { makeFolder, removeFolders } from "../../stand-ins/content-folder";

const cwd = process.cwd();
const NAMES = ["PATH_PREFIX", "SITE_URL", "GATSBY_FROM_FILE"];

afterEach(() => {
  for (const name of NAMES) delete process.env[name];
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

describe("loadEnvironment", () => {
  it("reads .env and keeps what is set already", () => {
    process.env.SITE_URL = "https://set.example";
    process.chdir(makeFolder({ ".env": "SITE_URL=https://file.example\nGATSBY_FROM_FILE=yes\n" }));
    loadEnvironment();
    expect(process.env.GATSBY_FROM_FILE).toBe("yes");
    expect(process.env.SITE_URL).toBe("https://set.example");
  });

  it("needs no such file", () => {
    process.chdir(makeFolder({}));
    expect(loadEnvironment).not.toThrow();
  });
});
