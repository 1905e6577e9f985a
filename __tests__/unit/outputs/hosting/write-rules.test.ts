import fs from "node:fs";
import { writeHostingRules } from "../../../../src/outputs/hosting/write-rules";
import { enterFolder } from "../../../stand-ins/content-folder";

const ALGOLIA = {
  GATSBY_ALGOLIA_APP_ID: "FAKEAPP",
  GATSBY_ALGOLIA_SEARCH_KEY: "fake-search-key",
  GATSBY_ALGOLIA_INDEX: "fake-index",
};

beforeEach(() => void enterFolder({ "public/index.html": "<script>boot()</script><p>Site</p>" }));
const read = (file: string) => fs.readFileSync(file, "utf8");
const policies = () => [
  /Content-Security-Policy: (.*)/.exec(read("public/_headers"))![1],
  /"Content-Security-Policy",\s*"value": "([^"]*)"/.exec(read("firebase.json"))![1],
];

it("gives all hosts the same policy, with the hashes of this build", () => {
  expect(writeHostingRules()).toEqual([]);
  const [one, other] = policies();
  expect(one).toBe(other);
  expect(one).toContain("script-src 'self' 'sha256-");
  expect(read("public/_redirects")).toContain("/feed /blog/rss.xml 301");
});

it("allows the origins of third parties only while they are on", () => {
  writeHostingRules();
  expect(policies()[0]).not.toContain("algolia");
  Object.assign(process.env, ALGOLIA);
  writeHostingRules();
  expect(policies()[0]).toContain("connect-src 'self' https://*.algolia.net");
});

it.each([
  ["none", true],
  ["exceptions, replay", true],
  ["flags, surveys", false],
])("with %s of PostHog, Trusted Types are enforced: %s", (features, isRefused) => {
  Object.assign(process.env, { GATSBY_POSTHOG_KEY: "phc_fake", GATSBY_POSTHOG_FEATURES: features });
  writeHostingRules();
  expect(policies()[0]!.includes("require-trusted-types-for")).toBe(isRefused);
});

it("writes the same when it runs again", () => {
  writeHostingRules();
  const first = read("firebase.json");
  writeHostingRules();
  expect(read("firebase.json")).toBe(first);
});

it("warns if the policy is too long for a host", () => {
  const frames = Array.from(
    { length: 8 },
    (_, index) =>
      `<i class="embed-frame" data-src="https://${"x".repeat(60)}.` +
      `${"y".repeat(60)}.${"z".repeat(60)}.${"w".repeat(60)}.host-${index}.example/">`,
  );
  fs.writeFileSync("public/index.html", frames.join(""));
  expect(writeHostingRules()).toEqual([expect.stringMatching(/^The policy has \d+ characters/)]);
});

it("warns about what the policy cannot allow", () => {
  fs.writeFileSync("public/index.html", '<p style="color:red">Site</p>');
  expect(writeHostingRules()).toEqual([expect.stringContaining("index.html has a style attribute")]);
});
