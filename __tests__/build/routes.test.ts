import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { serve } from "../../scripts/serve";
import { freePort } from "../e2e/site";
import { attributesOf, builtPages } from "./public-files";

const ORIGIN = "https://wren.example.com";

const SLUGS = [
  "add-chatgpt-to-your-portfolio",
  "building-a-website-screenshot-api-with-puppeteer-and-google-cloud-functions",
  "hithere",
  "how-i-use-my-raspberry-pi",
  "how-to-create-open-source-obsidian-digital-garden",
  "how-to-create-your-own-backend-api",
  "how-we-created-flatiron-open-source-backend",
  "how-we-created-flatiron-open-source-frontend",
  "langchain-supabase-vector-filtering",
  "rails-postgresql-array",
  "ruby-active-record-built_in-methods-beginner-guide",
  "user-authentication-firebase-react-apps",
];

const TAGS =
  "api array auth chat-gpt chatbot ci-cd cloud-functions cloudflare cloudflare-pages cloudflare-tunnels cloudflare-workers cloudflare-zero-trust daisy-ui digital-garden docker docusaurus firebase firebase-functions flatiron-school google-cloud-platform hello java-script link netlify new-blog new-portfolio node-js obsidian open-ai postgre-sql postgres puppeteer python rag rails raspberry-pi react ruby screenshot supabase tailwind-css vector-database vector-filtering voiceflow".split(
    " ",
  );

/** The routes that are promised, in the form that is listed. */
const ROUTES = [
  ...["/", "/about/", "/projects/", "/resume/", "/privacy/", "/contact/", "/contact/contact", "/search"],
  ...["/blog", "/blog/page/2", "/blog/archive", "/blog/authors", "/blog/authors/wren", "/blog/tags"],
  ...["/docs", "/docs/intro", "/docs/category/markhope", "/docs/markhope/intro", "/docs/markhope/quickstart"],
  ...["/docs/markhope/ci-cd", "/docs/markhope/contribution", "/docs/markhope/github-actions-setup"],
  ...SLUGS.map((slug) => `/blog/${slug}`),
  ...TAGS.map((tag) => `/blog/tags/${tag}`),
];

/** What this site has besides. */
const OTHERS = ["/404", "/404.html", "/blog/authors/teo", "/blog/authors/wren/page/2", "/kitchen-sink", "/offline"];

const withoutSlash = (route: string) => route.replace(/(?<=.)\/$/, "");
const otherForm = (route: string) => (route.endsWith("/") ? withoutSlash(route) : `${route}/`);

let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  stop = await serve(port);
});
afterAll(() => stop());

/** Asks for an address and does not follow redirects. */
const ask = (address: string): Promise<Response> => fetch(origin + address, { redirect: "manual" });

it("the routes are exactly those that the site promises, with every declared tag", () => {
  const addresses = builtPages().map(({ address }) => address);
  expect(addresses.sort()).toEqual([...ROUTES.map(withoutSlash), ...OTHERS].sort());
  const declared = parse(fs.readFileSync(path.resolve("content/data/tags.yml"), "utf8"));
  expect(Object.keys(declared).sort()).toEqual([...TAGS].sort());
});

it("each route answers directly in its listed form, and in the other one too", async () => {
  for (const route of ROUTES) {
    const [listed, other] = [await ask(route), await ask(otherForm(route))];
    expect([route, listed.status, [200, 301].includes(other.status)]).toEqual([route, 200, true]);
  }
});

it("the footer has the groups and the links that the site promises, in their order", async () => {
  const html = await (await ask("/")).text();
  const groups = html.slice(html.indexOf("<footer")).match(/<section.*?<\/section>/gs)!;
  const texts = (group: string, tag: RegExp) =>
    [...group.matchAll(tag)].map(([, text]) => text!.replace(/<svg.*?<\/svg>|<small>.*?<\/small>|<[^>]+>/gs, ""));
  const named = groups.map((group) => [...texts(group, /<h2>(.*?)<\/h2>/g), ...texts(group, /<li>(.*?)<\/li>/gs)]);
  const external = (label: string) => `${label} (opens in new tab)`;
  expect(named).toEqual([
    ["Support me", external("MarkHope"), external("Follow @wren")],
    ["Discover", "Blog", "Projects", "Docs"],
    ["Get To Know Me", "About", "Resume", "Privacy Policy", "Contact Me"],
    [
      "Social Media",
      ...["Digital garden", "Code hosting", "Professional network", "Photo network", "Fediverse"].map(external),
    ],
  ]);
});

it.each([
  ["/docs", "Documentation"],
  ["/contact/contact", "Contact"],
])("the second address %s shows the page %s", async (address, heading) => {
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(await (await ask(address)).text())?.[1]).toContain(heading);
});

it.each(["/nope", "/blog/nope", "/docs/nope", "/blog/page/1", "/blog/page/3"])("%s is not found", async (route) => {
  const response = await ask(route);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Page Not Found");
});

it.each([
  ["/index.html", "/"],
  ["/blog/hithere.html", "/blog/hithere"],
  ["/about/index.html", "/about/"],
  ["/docs/intro/index.html?x=1", "/docs/intro/?x=1"],
])("%s leads to %s for good", async (address, target) => {
  const response = await ask(address);
  expect([response.status, response.headers.get("location")]).toEqual([301, target]);
});

it("the host keeps hashed files and asks anew for pages", async () => {
  const html = await ask("/blog");
  expect(html.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const text = await html.text();
  for (const [, file] of [/src="(\/app-[^"]+\.js)"/, /data-href="([^"]+\.css)"/].map((named) => named.exec(text)!)) {
    const hashed = await ask(file!);
    expect([file, hashed.headers.get("cache-control")]).toEqual([file, expect.stringContaining("immutable")]);
  }
});

it("a crawler that begins at the home page finds every page, and no broken link, redirect or second address", async () => {
  const found = new Set<string>();
  const faults: string[] = [];
  const waiting = ["/"];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const response = await ask(address);
    const html = await response.text();
    found.add(address);
    if (response.status !== 200) faults.push(`${address} answers ${response.status}`);
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    const [canonical] = attributesOf(html, /<link[^>]*rel="canonical"[^>]*>/g, "href");
    if (canonical !== ORIGIN + address) faults.push(`${address} calls itself ${canonical}`);
    const links = attributesOf(html, /<a\s[^>]*>/g, "href").map((href) => new URL(href, origin + address));
    const own = links.filter((link) => link.origin === origin).map(({ pathname }) => pathname);
    waiting.push(...own.filter((link) => !found.has(link) && !waiting.includes(link)));
  }
  expect(faults).toEqual([]);
  const secondOrForScripts = ["/docs", "/contact/contact", "/search"];
  expect(ROUTES.filter((route) => !found.has(route) && !secondOrForScripts.includes(route))).toEqual([]);
});
