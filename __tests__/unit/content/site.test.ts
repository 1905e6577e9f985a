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

it("has the defaults with a warning if the file is empty, which is most likely a mistake", () => {
  const { value, problems } = site("");
  expect(value!.title).toBe("My site");
  expect(problems).toMatchObject([
    { message: "The file is empty, so every setting has its default.", severity: "warning" },
  ]);
});

it("keeps the other defaults of a group of which one is set", () => {
  expect(site("blog: { postsPerPage: 3 }").value!.blog).toEqual({
    title: "Blog",
    description: "Posts.",
    postsPerPage: 3,
    recentPosts: 5,
  });
});

it.each([
  ["titel: X", /^1:1 {2}Unknown key "titel"\. {2}.*title, tagline/],
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
  ["url: example.com", '1:6  "url": This is not an address.  Expected https://domain without a path.'],
])("reports %s", (text, line) => {
  const { value, problems } = site(text);
  expect(value).toBeUndefined();
  expect(problems).toMatchObject([{ severity: "error" }]);
  const [said] = reported({ problems }).map((each) => each.replace("content/data/site.yml:", ""));
  if (typeof line === "string") expect(said).toBe(line);
  else expect(said).toMatch(line);
});

it("takes an announcement, with an id and a way to close it unless it says otherwise", () => {
  expect(site("announcement: { html: Hi }").value!.announcement).toEqual({
    ...{ id: "announcement-bar", html: "Hi", closeable: true },
  });
  expect(reported(site("announcement: { id: new }"))[0]).toContain('"announcement.html" is missing.');
});

it("takes the address with a final slash too, and a blog without a list of recent posts", () => {
  const { value, problems } = site("url: https://Example.com/", "blog: { recentPosts: 0 }");
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ url: "https://example.com", blog: { recentPosts: 0 } });
});

afterEach(() => jest.restoreAllMocks());

const load = (settings: string, variables: Record<string, string> = {}) => {
  Object.assign(process.env, { SITE_URL: "" }, variables);
  return loadSite(makeFolder({ "data/site.yml": settings }));
};

it("gives the defaults for a folder without settings", () => {
  process.env.SITE_URL = "";
  expect(loadSite(makeFolder({}))).toMatchObject({ title: "My site", url: "http://localhost:9000" });
});

it.each(["title: [\n", "title: 5\n"])(
  "gives the defaults for settings that cannot be read, which the check of the content reports: %j",
  (settings) => {
    expect(load(settings).title).toBe("My site");
  },
);

it("gives the defaults for a file that may not be read, which the check of the content reports", () => {
  const dir = makeFolder({ "data/site.yml": "title: Mine" });
  jest.spyOn(fs, "readFileSync").mockImplementation(() => {
    throw new Error("EACCES");
  });
  expect(loadSite(dir).title).toBe("My site");
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
