import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { findSiteNeeds } from "../../src/outputs/hosting/site-needs";
import { contentSecurityPolicy } from "../../src/outputs/hosting/policy";
import { SiteFiles } from "../../src/outputs/site-files";
import { readServices } from "../../src/services/build-settings";
import { SERVICES } from "../../src/services/registry";
import { FAKE_KEYS } from "../e2e/third-parties/site-with-services";
import { builtPages } from "./public-files";

/** What a host can be sure to take: Cloudflare Pages reads lines of 2,000 characters, in which the header's name stands. */
const LONGEST_POLICY = 1900;

const { hosting } = JSON.parse(fs.readFileSync("firebase.json", "utf8")) as {
  hosting: { headers: { regex?: string; headers: { key: string; value: string }[] }[] };
};
const policy = hosting.headers
  .find(({ regex }) => regex === ".*")!
  .headers.find(({ key }) => key === "Content-Security-Policy")!.value;
const valuesOf = (name: string): string[] =>
  policy
    .split("; ")
    .find((directive) => directive.startsWith(`${name} `))!
    .split(" ");

const pages = builtPages();
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The texts of elements of a kind that no file is named for and that run where they stand, by page. */
const inlineOf = (kind: "script" | "style"): [address: string, text: string][] =>
  pages.flatMap(({ address, html }) =>
    [...html.matchAll(new RegExp(`<${kind}\\b([^>]*)>([\\s\\S]*?)</${kind}>`, "g"))]
      .filter(([, attributes, text]) => text !== "" && !attributes!.includes("application/ld+json"))
      .map(([, , text]): [string, string] => [address, text!]),
  );

/** The elements in which Gatsby writes a style attribute into every page. */
const STYLED_BY_GATSBY = /<div [^>]*?id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

it.each(["script", "style"] as const)("allows each %s in a page by its hash", (kind) => {
  const allowed = new Set(valuesOf(`${kind}-src`));
  const inline = inlineOf(kind);
  expect(inline.length).toBeGreaterThanOrEqual(pages.length);
  expect(inline.filter(([, text]) => !allowed.has(hashOf(text)))).toEqual([]);
});

describe("with all third parties on", () => {
  const needs = findSiteNeeds(new SiteFiles(path.resolve("public")));
  const env = jest.replaceProperty(process, "env", { ...process.env, ...FAKE_KEYS });
  const { on } = readServices();
  env.restore();
  const all = contentSecurityPolicy(
    needs,
    SERVICES.map(({ id, origins }) => origins(on[id]!)),
  );

  it("stays short enough for every host", () => {
    expect(contentSecurityPolicy(needs, [])).toBe(policy);
    expect(all.length).toBeLessThan(LONGEST_POLICY);
  });

  it("names their origins and allows no text to become a script", () => {
    const scripts = all.split("; ").find((directive) => directive.startsWith("script-src "))!;
    expect(scripts).toContain("https://www.googletagmanager.com");
    expect(scripts).not.toContain("unsafe");
    expect(all).toMatch(/connect-src [^;]*posthog\.com/);
  });
});

it("refuses attributes with styles or scripts, and no page has any", () => {
  const markup = pages.map(({ address, html }): [string, string] => [
    address,
    html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "").replace(STYLED_BY_GATSBY, ""),
  ]);
  expect(markup.filter(([, html]) => /<[a-z][^<>]*? (style|on[a-z]+)="/.test(html)).map(([page]) => page)).toEqual([]);
  expect(policy.match(/'unsafe[^']*'/g)).toEqual(["'unsafe-hashes'"]);
});
