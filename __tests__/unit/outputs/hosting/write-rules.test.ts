import fs from "node:fs";
import { writeHostingRules } from "../../../../src/outputs/hosting/write-rules";
import { SiteFiles } from "../../../../src/outputs/site-files";
import { enterFolder } from "../../../stand-ins/content-folder";

const ALGOLIA = {
  GATSBY_ALGOLIA_APP_ID: "FAKEAPP",
  GATSBY_ALGOLIA_SEARCH_KEY: "fake-search-key",
  GATSBY_ALGOLIA_INDEX: "fake-index",
};

beforeEach(() => void enterFolder({ "public/index.html": "<script>boot()</script><p>Site</p>" }));
const writeRules = () => writeHostingRules(new SiteFiles("public"), [{ from: ["/old"], to: "/blog/new" }]);
const read = (file: string) => fs.readFileSync(file, "utf8");
const policies = () => [
  /Content-Security-Policy: (.*)/.exec(read("public/_headers"))![1],
  /"Content-Security-Policy",\s*"value": "([^"]*)"/.exec(read("firebase.json"))![1],
];

it("gives all hosts the same policy, with the hashes of this build", () => {
  expect(writeRules()).toEqual([]);
  const [one, other] = policies();
  expect(one).toBe(other);
  expect(one).toContain("script-src 'self' 'sha256-");
  expect(read("public/_redirects")).toContain("/feed /blog/rss.xml 301");
  // Where Hugo has its feeds.
  expect(read("public/_redirects")).toContain("/posts/index.xml /blog/rss.xml 301");
  expect(read("public/_redirects")).toContain("/old /blog/new 301");
});

it("allows the origins of third parties only while they are on", () => {
  writeRules();
  expect(policies()[0]).not.toContain("algolia");
  Object.assign(process.env, ALGOLIA);
  writeRules();
  expect(policies()[0]).toContain("connect-src 'self' https://*.algolia.net");
});

it.each([
  ["none", true],
  ["exceptions, replay", true],
  ["flags, surveys", false],
])("with %s of PostHog, Trusted Types are enforced: %s", (features, isRefused) => {
  Object.assign(process.env, { GATSBY_POSTHOG_KEY: "phc_fake", GATSBY_POSTHOG_FEATURES: features });
  writeRules();
  expect(policies()[0]!.includes("require-trusted-types-for")).toBe(isRefused);
});

it("warns if the policy is too long for a host", () => {
  const frames = Array.from(
    { length: 8 },
    (_, index) =>
      `<i class="embed-frame" data-src="https://${"x".repeat(60)}.` +
      `${"y".repeat(60)}.${"z".repeat(60)}.${"w".repeat(60)}.host-${index}.example/">`,
  );
  fs.writeFileSync("public/index.html", frames.join(""));
  expect(writeRules()).toEqual([expect.stringMatching(/^The policy has \d+ characters/)]);
});

it("warns about what the policy cannot allow", () => {
  fs.writeFileSync("public/index.html", '<p style="color:red">Site</p>');
  expect(writeRules()).toEqual([expect.stringContaining("index.html has a style attribute")]);
});
