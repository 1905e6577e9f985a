import fs from "node:fs";
import { formatProblem } from "../../../src/shared/problem";
import { findProblems } from "../../../src/gatsby/check/find-problems";
import { readServices, startedServices } from "../../../src/services/build-settings";
import { SERVICES } from "../../../src/services/registry";
import type { Service } from "../../../src/services/service";
import { enterFolder, makeFolder } from "../../stand-ins/content-folder";

const NAMES = ["GATSBY_ALGOLIA_APP_ID", "GATSBY_ALGOLIA_SEARCH_KEY", "GATSBY_ALGOLIA_INDEX"];
const algoliaEnv = (...values: string[]) => Object.fromEntries(NAMES.map((name, index) => [name, values[index]]));

const service = (id: string, settings: Service["settings"], start?: Service["start"]): Service => ({
  ...{ id, label: id, purpose: "", consent: "none", settings, origins: () => ({}), stores: [], start },
});
const setting = (env: string, more = {}) => ({ env: `GATSBY_${env}` as const, expected: "a word", ...more });

it.each([[[]], [["", " ", ""]]])("leaves a service off if nothing is set: %j", (values: string[]) => {
  expect(readServices(algoliaEnv(...values))).toEqual({ on: {}, problems: [] });
});

it("takes the settings of a service, and nothing else from the environment", () => {
  const env = { ...algoliaEnv("APP1", " key ", "notes"), ALGOLIA_ADMIN_KEY: "secret" };
  expect(readServices(env)).toEqual({
    on: { algolia: { appId: "APP1", searchKey: "key", index: "notes" } },
    problems: [],
  });
});

it.each([
  [["APP1", "", "notes"], "GATSBY_ALGOLIA_SEARCH_KEY is not set, though other settings of Algolia are."],
  [["evil.example/?", "key", "notes"], 'GATSBY_ALGOLIA_APP_ID is "evil.example/?", which Algolia cannot use.'],
])("refuses %j", (values, message) => {
  const { on, problems } = readServices(algoliaEnv(...values));
  expect(on).toEqual({});
  expect(problems.map(formatProblem)).toEqual([expect.stringContaining(`environment:1:1  ${message}  Expected`)]);
  expect(problems[0]?.severity).toBe("error");
});

it("reports a missing setting at the line in .env of another one of its service", () => {
  enterFolder({ ".env": "PORT=1\nGATSBY_ALGOLIA_APP_ID=APP1\n" });
  process.env.GATSBY_ALGOLIA_APP_ID = "APP1";
  expect(readServices().problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^\.env:2:1 {2}GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_INDEX are not set/),
  ]);
});

it("names a service as within a sentence, and several variables as a list", () => {
  const settings = { a: setting("A"), b: setting("B"), c: setting("C"), d: setting("D", { pattern: /^d$/ }) };
  const counter = { ...service("counter", settings), label: "The counter" };
  expect(readServices({ GATSBY_D: "x" }, [counter]).problems.map(formatProblem)).toEqual([
    "environment:1:1  GATSBY_A, GATSBY_B, and GATSBY_C are not set, though other settings of the counter are.  Expected all settings that the counter needs, or none of them.",
    'environment:1:1  GATSBY_D is "x", which the counter cannot use.  Expected a word.',
  ]);
});

const FIREBASE = {
  ...{ GATSBY_FIREBASE_API_KEY: "key", GATSBY_FIREBASE_PROJECT_ID: "project" },
  ...{ GATSBY_FIREBASE_MESSAGING_SENDER_ID: "1", GATSBY_FIREBASE_APP_ID: "1:1:web:a" },
};
const POSTHOG = { GATSBY_POSTHOG_KEY: "phc_a" };
const CHAT = { GATSBY_CHAT_PROJECT_ID: "project" };
const messages = (env: Record<string, string>) => new Set(readServices(env).problems.map(({ message }) => message));

it.each([
  ["a personal key of PostHog, which is secret", "GATSBY_POSTHOG_KEY", "phx_secret", {}],
  ["a private key of web push", "GATSBY_FIREBASE_VAPID_KEY", "x".repeat(43), FIREBASE],
  ["an address that would end the policy", "GATSBY_POSTHOG_HOST", "https://a.example;b", POSTHOG],
  ["an invalid address", "GATSBY_CHAT_URL", "https://[cdn/bundle.mjs", CHAT],
  ["an address with a name and a password", "GATSBY_CHAT_RUNTIME_URL", "https://me:secret@a.example", CHAT],
])("refuses %s", (_, name, value, others) => {
  expect([...messages({ ...others, [name]: value })]).toEqual([expect.stringContaining(`${name} is "${value}"`)]);
});

it.each([
  ["GATSBY_POSTHOG_HOST", "https://events.example.com:8443", POSTHOG],
  ["GATSBY_FIREBASE_VAPID_KEY", `B${"a-_".repeat(28)}bc`, FIREBASE],
  ["GATSBY_CHAT_URL", "https://cdn.example.com/widget/bundle.mjs?v=2", CHAT],
])("accepts %s=%s", (name, value, others) => {
  expect([...messages({ ...others, [name]: value })]).toEqual([]);
});

it.each([
  [{ GATSBY_KEY: "k" }, "https://host.example"],
  [{ GATSBY_KEY: "k", GATSBY_HOST: "https://b.example" }, "https://b.example"],
])("fills in defaults, and leaves out optional settings that are not set: %j", (env, host) => {
  const settings = {
    key: setting("KEY"),
    host: setting("HOST", { default: "https://host.example" }),
    mode: setting("MODE", { isOptional: true }),
  };
  expect(readServices(env, [service("a", settings)]).on).toEqual({ a: { key: "k", host } });
});

it("fails the check and the build if a service is set in part", async () => {
  jest.replaceProperty(process, "env", { ...process.env, ...algoliaEnv("APP1") });
  const { problems } = await findProblems(makeFolder({}));
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("GATSBY_ALGOLIA_SEARCH_KEY")]);
});

it("tells pages which services they start and how visitors agree, or null if there are none", () => {
  const services = [
    service("searched", { key: setting("SEARCHED") }),
    service("started", { key: setting("STARTED") }, () => Promise.resolve(() => undefined)),
  ];
  jest.replaceProperty(process, "env", { GATSBY_SEARCHED: "s" });
  expect(startedServices("ask", services)).toBeNull();
  process.env.GATSBY_STARTED = "t";
  expect(startedServices("ask", services)).toEqual({ consent: "ask", on: { started: { key: "t" } } });
});

it("has a different id for each service", () => {
  expect(new Set(SERVICES.map(({ id }) => id)).size).toBe(SERVICES.length);
});

it("lists the variables of each service in .env.example", () => {
  const listed = fs.readFileSync(".env.example", "utf8").split("\n");
  const variables = SERVICES.flatMap(({ settings }) => Object.values(settings).map(({ env }) => env));
  expect(variables.filter((name) => !listed.includes(`${name}=`))).toEqual([]);
});
