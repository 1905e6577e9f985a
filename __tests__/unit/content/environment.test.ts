import path from "node:path";
import {
  drawsCards,
  findEnvironmentProblems,
  findMistypedLines,
  isNoIndex,
  loadEnvironment,
  pathPrefix,
  requirePrefix,
  siteUrl,
} from "../../../src/content/environment";
import { formatProblem } from "../../../src/shared/problem";
import { enterFolder } from "../../stand-ins/content-folder";

const problems = () => findEnvironmentProblems().map(formatProblem);

it.each([
  ["", ""],
  ["/", ""],
  ["site", "/site"],
  ["/site/", "/site"],
  ["//a/b//", "/a/b"],
  ["/a/b-c_d.e~f/", "/a/b-c_d.e~f"],
  ["/über", "/über"],
])("PATH_PREFIX=%s is the prefix %p", (setting, prefix) => {
  process.env.PATH_PREFIX = setting;
  expect(pathPrefix()).toBe(prefix);
  expect(problems()).toEqual([]);
});

it.each(["/a b", "/a?b", "/a#b", "/a//b", "/../a", "/a%20b", "https://example.com/site"])(
  "PATH_PREFIX=%s is refused",
  (setting) => {
    process.env.PATH_PREFIX = setting;
    expect(problems()).toEqual([
      `environment:1:1  PATH_PREFIX is "${setting}", which is not a path.  Expected a path such as /site; SITE_URL says the origin.`,
    ]);
  },
);

it.each([
  ["/site", "/site", []],
  ["", "", []],
  [
    "/site",
    "",
    [
      'environment:1:1  PATH_PREFIX is "/site", but Gatsby builds for "".  Expected "npm run build", or "gatsby build --prefix-paths".',
    ],
  ],
])("PATH_PREFIX=%s stops a build that Gatsby makes for another prefix: %p", (setting, built, stops) => {
  process.env.PATH_PREFIX = setting;
  const panicOnBuild = jest.fn();
  requirePrefix({ pathPrefix: built, reporter: { panicOnBuild } } as never);
  expect(panicOnBuild.mock.calls.flat()).toEqual(stops);
});

it.each([
  ["", undefined],
  ["https://example.com", "https://example.com"],
  ["https://Example.com/", "https://example.com"],
])("SITE_URL=%s is the origin %s", (setting, origin) => {
  process.env.SITE_URL = setting;
  expect(siteUrl()).toBe(origin);
  expect(problems()).toEqual([]);
});

const NOT_AN_ADDRESS = "This is not an address.  Expected https://domain without a path.";
const MORE_THAN_ORIGIN = "The address is more than an origin.  Expected https://example.com";

it.each([
  ["example.com", NOT_AN_ADDRESS],
  ["ftp://example.com", NOT_AN_ADDRESS],
  ["https://example.com/site", `${MORE_THAN_ORIGIN}; PATH_PREFIX=/site puts the site into a folder of it.`],
  ["https://example.com/?a=b", `${MORE_THAN_ORIGIN}.`],
  ["https://me@example.com", `${MORE_THAN_ORIGIN}.`],
])("SITE_URL=%s is an error and counts as absent", (setting, message) => {
  process.env.SITE_URL = setting;
  expect(problems()).toEqual([`environment:1:1  SITE_URL is "${setting}": ${message}`]);
  expect(siteUrl()).toBeUndefined();
});

it.each([
  [undefined, false, true],
  ["", false, true],
  ["true", true, true],
  [" TRUE ", true, true],
  ["1", true, true],
  ["on", true, true],
  ["false", false, false],
  ["no", false, false],
  ["Off", false, false],
])("a switch that is %p is understood", (setting, noIndex, cards) => {
  if (setting !== undefined) Object.assign(process.env, { GATSBY_NO_INDEX: setting, SOCIAL_CARDS: setting });
  expect([isNoIndex(), drawsCards()]).toEqual([noIndex, cards]);
  expect(problems()).toEqual([]);
});

it.each(["", "on", "off", "debug"])("GATSBY_OFFLINE=%s is accepted", (setting) => {
  process.env.GATSBY_OFFLINE = setting;
  expect(problems()).toEqual([]);
});

it("reports unknown values, at the last line of .env that sets them", () => {
  enterFolder({ ".env": "# The host\nSOCIAL_CARDS=no\nSOCIAL_CARDS=never\nGATSBY_NO_INDEX=no\n" });
  Object.assign(process.env, { GATSBY_NO_INDEX: "noindex", SOCIAL_CARDS: "never", GATSBY_OFFLINE: "false" });
  expect(problems()).toEqual([
    'environment:1:1  GATSBY_NO_INDEX is "noindex".  Expected true or false.',
    '.env:3:1  SOCIAL_CARDS is "never".  Expected true or false.',
    'environment:1:1  GATSBY_OFFLINE is "false".  Expected on, off or debug.',
  ]);
});

it("warns of lines of .env that set nothing, and of names that are nearly known", () => {
  const lines = [
    "# SITE_ULR=",
    "SITE_ULR=x",
    "export SITE_URL x",
    "firebase_project=x",
    "HOST=x",
    "OWN: x",
    "SITE_URL = x",
    'KEY="first',
    "PORT",
    'last"',
    "PORT",
  ];
  enterFolder({ ".env": lines.join("\n"), ".env.example": "PORT=\nSITE_URL=\nFIREBASE_PROJECT=\n" });
  expect(findMistypedLines().map(formatProblem)).toEqual([
    ".env:2:1  The site reads no variable SITE_ULR.  Did you mean SITE_URL?",
    ".env:3:1  This line does not set SITE_URL.  Expected SITE_URL=value.",
    ".env:4:1  The site reads no variable firebase_project.  Did you mean FIREBASE_PROJECT?",
    ".env:11:1  This line does not set PORT.  Expected PORT=value.",
  ]);
});

it.each<[string | Buffer, number]>([
  ["\uFEFFSITE_URL=x\n", 1],
  [Buffer.from("\uFEFFSITE_URL=x\r\n", "utf16le"), 1],
  ["\uFEFF# A comment\r\nSITE_URL=x\r\n", 0],
])("warns of an encoding in which Node does not read all of .env: %j", (settings, count) => {
  enterFolder({ ".env": settings, ".env.example": "SITE_URL=\n" });
  const warning = ".env:1:1  The file's encoding hides settings.  Expected UTF-8 without BOM.";
  expect(findMistypedLines().map(formatProblem)).toEqual(Array(count).fill(warning));
});

it("takes no notice of a folder called .env", () => {
  enterFolder({ ".env/a": "" });
  expect(loadEnvironment).not.toThrow();
  process.env.SOCIAL_CARDS = "never";
  expect(problems()).toEqual(['environment:1:1  SOCIAL_CARDS is "never".  Expected true or false.']);
});

it.each([
  [{ ".env": "SITE_URL=https://file.example\n" }, [".env"]],
  [{}, []],
])("has Node read .env, if there is one, and keep what is set already: %j", (files, read) => {
  const load = jest.spyOn(process, "loadEnvFile").mockImplementation();
  const dir = enterFolder(files);
  loadEnvironment();
  expect(load.mock.calls.flat()).toEqual(read.map((name) => path.join(dir, name)));
  load.mockRestore();
});
