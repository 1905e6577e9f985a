import { firebaseHosting } from "../../../../src/outputs/hosting/firebase-rules";
import { MERMAID_STAGE } from "../../../../src/shared/mermaid";

const { headers, redirects } = firebaseHosting("default-src 'none'") as {
  headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
  redirects: { source?: string; regex?: string; destination: string }[];
};
const addressesOf = ({ source, regex }: (typeof headers)[0]) => source ?? regex!;
const valueOf = (addresses: string, key: string): string | undefined =>
  headers
    .filter((rule) => addressesOf(rule) === addresses)
    .flatMap((rule) => rule.headers)
    .find((header) => header.key === key)?.value;

it("has the policy of all files first, then that of diagrams, because the last rule wins", () => {
  expect(valueOf(".*", "Content-Security-Policy")).toBe("default-src 'none'");
  expect(valueOf(`${MERMAID_STAGE}**`, "Content-Security-Policy")).toContain("style-src 'self' 'unsafe-inline'");
  const sources = headers.map(addressesOf);
  expect(sources.indexOf(".*")).toBeLessThan(sources.indexOf(`${MERMAID_STAGE}**`));
});

it("gives the offline worker a policy of its own: Workbox loads its modules as texts", () => {
  expect(valueOf("/sw.js", "Content-Security-Policy")).toContain("script-src 'self'");
  expect(valueOf("/sw.js", "Content-Security-Policy")).not.toContain("trusted-types");
});

it("caches hashed files forever, the worker never, and revalidates everything else", () => {
  expect(valueOf(".*", "Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(valueOf("/static/**", "Cache-Control")).toContain("immutable");
  expect(valueOf("/sw.js", "Cache-Control")).toBe("no-cache");
});

it("revalidates the not-found page, after all other rules", () => {
  expect(addressesOf(headers.at(-1)!)).toBe("/404.html");
  expect(valueOf("/404.html", "Cache-Control")).toBe("public, max-age=0, must-revalidate");
});

it("does not upload the rules of other hosts", () => {
  expect(firebaseHosting("")).toMatchObject({ ignore: expect.arrayContaining(["_headers", "_redirects"]) });
});

it.each([
  ["/blog/a.html", "/blog/a"],
  ["/docs/index.html", "/docs/"],
  ["/a/.well-known/x.html", "/a/.well-known/x"],
])("leads from %s to %s", (address, target) => expect(targetOf(address)).toBe(target));

it.each([
  "//evil.example/index.html",
  "//evil.example/x.html",
  "/\\evil.example/index.html",
  "/\t/evil.example/x.html",
])("leads from %j to no other site", (address) => expect(targetOf(address)).toBeUndefined());

/** Where the first rule with a pattern that matches leads. */
function targetOf(address: string): string | undefined {
  const rule = redirects.find(({ regex }) => regex && new RegExp(regex, "u").test(address));
  return rule && address.replace(new RegExp(rule.regex!, "u"), rule.destination.replace(":1", "$1"));
}
