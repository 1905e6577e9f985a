import type { SiteNeeds } from "../../../../src/outputs/hosting/site-needs";
import { contentSecurityPolicy, DRAWING_POLICY, WORKER_POLICY } from "../../../../src/outputs/hosting/policy";
import { SCRIPT_POLICY } from "../../../../src/services/load-script";
import type { Origins } from "../../../../src/services/service";

const PAGES: SiteNeeds = {
  scripts: ["'sha256-boot'"],
  styles: ["'sha256-styles'"],
  styleAttributes: [],
  frames: ["https://video.example"],
  pictures: [],
  media: [],
};

function directives(services: Origins[] = [], pages: Partial<SiteNeeds> = {}): Record<string, string[]> {
  const policy = contentSecurityPolicy({ ...PAGES, ...pages }, services);
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name, ...values] = directive.split(" ");
      return [name!, values];
    }),
  );
}

describe("with everything off", () => {
  it("allows no other origin than those of frames that readers can load", () => {
    const { "frame-src": frames, ...others } = directives();
    expect(frames).toEqual(["'self'", "https://video.example"]);
    expect(JSON.stringify(others)).not.toContain("://");
  });

  it("allows scripts and styles by their hashes, and nothing unsafe", () => {
    expect(directives()).toMatchObject({
      "default-src": ["'self'"],
      "object-src": ["'none'"],
      "script-src": ["'self'", "'sha256-boot'"],
      "style-src": ["'self'", "'sha256-styles'", expect.stringMatching(/^'sha256-/)],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'self'"],
    });
    expect(JSON.stringify(directives())).not.toContain("unsafe");
  });

  it("has a directive for each kind of content, since Firefox applies default-src to prefetches", () => {
    const kinds = ["script", "style", "img", "font", "media", "connect", "frame", "worker", "manifest", "object"];
    expect(Object.keys(directives())).toEqual(expect.arrayContaining(kinds.map((kind) => `${kind}-src`)));
  });

  it("enforces Trusted Types", () => {
    expect(directives()["require-trusted-types-for"]).toEqual(["'script'"]);
    expect(directives()["trusted-types"]).toEqual(["default", "site"]);
  });

  it("does not upgrade insecure requests, which some browsers would do at http://localhost", () => {
    expect(directives()).not.toHaveProperty("upgrade-insecure-requests");
  });
});

describe("with services", () => {
  it("allows what each of them needs, once, and enforces Trusted Types if none runs a script of its own", () => {
    const search: Origins = { connect: ["https://*.search.example"], img: ["https://img.search.example"] };
    const events: Origins = { connect: ["https://events.example", "https://*.search.example"] };
    const policy = directives([search, events]);
    expect(policy["connect-src"]).toEqual(["'self'", "https://*.search.example", "https://events.example"]);
    expect(policy["img-src"]).toEqual(["'self'", "data:", "https://img.search.example"]);
    expect(policy["trusted-types"]).toEqual(["default", "site", SCRIPT_POLICY]);
  });

  it("leaves out hosts that a wildcard covers", () => {
    const connect = [
      "https://www.ads.example",
      "https://*.ads.example",
      "https://ads.example",
      "https://www.other.example",
    ];
    const policy = directives([{ connect }]);
    expect(policy["connect-src"]).toEqual([
      ...["'self'", "https://*.ads.example", "https://ads.example", "https://www.other.example"],
    ]);
  });

  it("does not enforce Trusted Types if a third party's script runs", () => {
    const policy = directives([{ script: ["https://cdn.example"] }]);
    expect(policy["script-src"]).toContain("https://cdn.example");
    expect(policy).not.toHaveProperty("require-trusted-types-for");
    expect(policy).not.toHaveProperty("trusted-types");
  });

  it("leaves out the hashes of styles if a service writes its own, because hashes would forbid those", () => {
    expect(directives([{ style: ["'unsafe-inline'"] }])["style-src"]).toEqual(["'self'", "'unsafe-inline'"]);
  });
});

it.each([DRAWING_POLICY, WORKER_POLICY])(
  "allows the drawing of diagrams and the worker only what is named",
  (policy) => {
    expect(policy).toMatch(/^default-src 'none'; /);
  },
);

it("does not grow with the hosts in texts", () => {
  const many = Array.from({ length: 200 }, (_, index) => `https://host-${index}.example`);
  const policy = directives([], { frames: many, pictures: many, media: many });
  expect(policy["frame-src"]).toEqual(["'self'", "https:"]);
  expect(policy["img-src"]).toEqual(["'self'", "data:", "https:"]);
});
