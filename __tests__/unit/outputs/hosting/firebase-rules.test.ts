import { firebaseHosting } from "../../../../src/outputs/hosting/firebase-rules";
import { MERMAID_STAGE } from "../../../../src/shared/mermaid";

const { headers } = firebaseHosting("default-src 'none'") as {
  headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
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
