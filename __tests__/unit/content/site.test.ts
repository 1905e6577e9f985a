import fs from "node:fs";
import { loadSite, parseSite } from "../../../src/content/site";
import { makeFolder, reported, sourceFile } from "../../stand-ins/content-folder";

const site = (...lines: string[]) => parseSite(sourceFile("data/site.yml", ...lines));

it("has a default for everything", () => {
  const { value, problems } = site("# Nothing yet");
  expect(problems).toEqual([]);
  expect(value).toMatchObject({
    title: "My site",
    url: "http://localhost:9000",
    owner: { name: "The owner", role: "Developer", introduction: [] },
    navbar: { left: [], right: [] },
    footer: [],
    socials: [],
    blog: { title: "Blog", description: "Posts.", postsPerPage: 10, recentPosts: 5 },
    feed: { language: "en", limit: 20 },
  });
});

it("keeps the other defaults of a group of which one is set", () => {
  expect(site("blog: { postsPerPage: 3 }").value!.blog).toEqual({
    ...{ title: "Blog", description: "Posts.", postsPerPage: 3, recentPosts: 5 },
  });
});

it("takes the address with a final slash too, a blog without a list of recent posts, and parts of other groups", () => {
  const others = ["software: { name: Lamp }", "feed: { title: News }"];
  const { value, problems } = site("url: https://Example.com/", "blog: { recentPosts: 0 }", ...others);
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ url: "https://example.com", blog: { recentPosts: 0 } });
});

it("warns of an empty file, and has the defaults", () => {
  const { value, problems } = site("");
  expect(value!.title).toBe("My site");
  expect(problems).toMatchObject([
    { message: "The file is empty, so every setting has its default.", severity: "warning" },
  ]);
});

it.each([
  ["title:", '1:1  "title" has no value.  Expected text.'],
  ["blog: { postsPerPage: 0 }", '1:23  "blog.postsPerPage": The number is too small.  Expected 1 or more.'],
  ["blog: { recentPosts: 21 }", '1:22  "blog.recentPosts": The number is too small or too large.  Expected 0 to 20.'],
  ["blog: { postsPerPage: ten }", '1:23  "blog.postsPerPage" has the wrong type.  Expected a number.'],
  ["checks: { links: warn }", '1:18  "checks.links": The value is unknown.  Expected one of: warning, error.'],
  ["feed: { limit: -1 }", '1:16  "feed.limit": The number is too small.  Expected 1 or more.'],
  [
    'socials: [{ platform: x, label: X, url: "https://x.example" }]',
    '1:23  "socials.0.platform": The value is unknown.  Expected one of: code, garden, network, photos, fediverse.',
  ],
  [
    "blog: { postPerPage: 3 }",
    '1:9  Unknown key "postPerPage" in "blog".  Did you mean "postsPerPage"? Expected one of: title, description, postsPerPage, recentPosts.',
  ],
  ["announcement: { id: new }", '1:15  "announcement.html" is missing.  Expected text.'],
  ["url: example.com", '1:6  "url": This is not an address.  Expected https://domain without a path.'],
  ["url: https://", '1:6  "url": This is not an address.  Expected https://domain without a path.'],
])("refuses %s", (text, line) => {
  const { value, problems } = site(text);
  expect(value).toBeUndefined();
  expect(problems).toMatchObject([{ severity: "error" }]);
  expect(reported({ problems })).toEqual([`content/data/site.yml:${line}`]);
});

it("refuses an unknown key, and lists the known ones", () => {
  expect(reported(site("titel: X"))).toEqual([
    expect.stringMatching(/site\.yml:1:1 {2}Unknown key "titel"\. {2}.*title, tagline/),
  ]);
});

afterEach(() => jest.restoreAllMocks());

const load = (settings: string, variables: Record<string, string> = {}) => {
  Object.assign(process.env, { SITE_URL: "" }, variables);
  return loadSite(makeFolder({ "data/site.yml": settings }));
};

it.each<Record<string, string>>([{}, { "data/site.yml": "title: [\n" }, { "data/site.yml": "title: 5\n" }])(
  "has the defaults if the settings are missing or cannot be read, which the check reports: %j",
  (files) => {
    process.env.SITE_URL = "";
    expect(loadSite(makeFolder(files))).toMatchObject({ title: "My site", url: "http://localhost:9000" });
  },
);

it("has the defaults for a file that may not be read, which the check reports", () => {
  const dir = makeFolder({ "data/site.yml": "title: Mine" });
  jest.spyOn(fs, "readFileSync").mockImplementation(() => {
    throw new Error("EACCES");
  });
  expect(loadSite(dir).title).toBe("My site");
});

it("has the announcement of the settings, which can be closed", () => {
  expect(load("announcement: { html: Hi }\n").announcement).toEqual({
    ...{ id: "announcement-bar", html: "Hi", closeable: true },
  });
});

it.each([
  ["v2", "<b>Out</b>", { id: "v2", html: "<b>Out</b>", closeable: true }],
  ["", "Out", { id: "announcement-bar", html: "Out", closeable: true }],
  ["v2", " ", { id: "own", html: "Own", closeable: false }],
])("shows the announcement of the environment, %j: %j, or its own without one", (id, html, expected) => {
  const variables = { GATSBY_ANNOUNCEMENT_ID: id, GATSBY_ANNOUNCEMENT_HTML: html };
  expect(load("announcement: { id: own, html: Own, closeable: false }\n", variables).announcement).toEqual(expected);
});

it.each([
  ["https://example.com/", "https://example.com"],
  ["https://example.com/site/", "https://notes.example"],
])("takes the origin of SITE_URL=%s, if it is one, in place of the settings' address", (SITE_URL, url) => {
  expect(load("url: https://notes.example\n", { SITE_URL }).url).toBe(url);
});
