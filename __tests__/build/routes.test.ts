import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { builtPages, readPublic } from "./public-files";

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

const ROUTES = [
  "/",
  "/404",
  "/404.html",
  "/about",
  "/blog",
  "/blog/archive",
  "/blog/authors",
  "/blog/authors/teo",
  "/blog/authors/wren",
  "/blog/authors/wren/page/2",
  "/blog/page/2",
  "/blog/tags",
  "/contact",
  "/contact/contact",
  "/docs",
  "/docs/category/markhope",
  "/docs/intro",
  "/docs/markhope/ci-cd",
  "/docs/markhope/contribution",
  "/docs/markhope/github-actions-setup",
  "/docs/markhope/intro",
  "/docs/markhope/quickstart",
  "/kitchen-sink",
  "/offline",
  "/privacy",
  "/projects",
  "/resume",
  "/search",
  ...SLUGS.map((slug) => `/blog/${slug}`),
  ...TAGS.map((tag) => `/blog/tags/${tag}`),
];

describe("routes", () => {
  it("are exactly those that the site promises", () => {
    const addresses = builtPages().map(({ address }) => address);
    expect(addresses.sort()).toEqual([...ROUTES].sort());
  });

  it("use every declared tag", () => {
    const declared = parse(fs.readFileSync(path.resolve("content/data/tags.yml"), "utf8"));
    expect(Object.keys(declared).sort()).toEqual([...TAGS].sort());
  });
});

describe("sitemap", () => {
  it("lists each canonical page once, and no tag, search, error or second address", () => {
    const canonicals = builtPages()
      .filter(({ html }) => !html.includes('name="robots"'))
      .flatMap(({ html }) => /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? [])
      .filter((url) => !url.includes("/blog/tags"));
    const listed = [...readPublic("sitemap-0.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);
    expect(listed.sort()).toEqual([...new Set(canonicals)].sort());
  });
});
