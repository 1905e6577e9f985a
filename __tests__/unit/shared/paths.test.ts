import * as paths from "../../../src/shared/paths";

describe("the addresses of the site", () => {
  it.each([
    ["a post", paths.postPath("how-i-use-my-raspberry-pi"), "/blog/how-i-use-my-raspberry-pi"],
    ["a post whose slug is not kebab-case", paths.postPath("built_in-methods"), "/blog/built_in-methods"],
    ["a tag", paths.tagPath("chat-gpt"), "/blog/tags/chat-gpt"],
    ["an author", paths.authorPath("JaneDoe"), "/blog/authors/jane-doe"],
    ["a document", paths.docPath("markhope/quickstart"), "/docs/markhope/quickstart"],
    ["a project", paths.projectPath("markhope"), "/projects/#markhope"],
    ["a page of prose", paths.pagePath("about"), "/about/"],
    ["the first page of a list", paths.listPagePath("/blog", 1), "/blog"],
    ["the third page of a list", paths.listPagePath("/blog", 3), "/blog/page/3"],
  ])("%s", (_, path, expected) => {
    expect(path).toBe(expected);
  });

  it.each([
    ["Markhope", "markhope"],
    ["Getting Started", "getting-started"],
    ["CI/CD & more!", "cicd--more"],
    ["  Padded  ", "padded"],
    ["snake_case-kept", "snake_case-kept"],
    ["Über uns", "über-uns"],
  ])("makes the address of the category %p as GitHub makes ids", (label, expected) => {
    expect(paths.docCategorySlug(label)).toBe(expected);
  });
});

describe("absoluteUrl", () => {
  it.each([
    ["https://example.com", "/blog", undefined, "https://example.com/blog"],
    ["https://example.com/", "/blog", undefined, "https://example.com/blog"],
    ["https://example.com", "/", "", "https://example.com/"],
    ["https://example.com", "/blog", "/site", "https://example.com/site/blog"],
    ["https://example.com/", "/blog", "/site/", "https://example.com/site/blog"],
  ])("joins %s, %s and the prefix %p", (origin, path, prefix, expected) => {
    expect(paths.absoluteUrl(origin, path, prefix)).toBe(expected);
  });
});

describe("isExternalUrl", () => {
  it.each([
    "https://example.com",
    "HTTP://example.com",
    "//example.com/x",
    "mailto:a@example.com",
    "tel:+1",
    "git+ssh://x",
  ])("%s leaves the site", (url) => {
    expect(paths.isExternalUrl(url)).toBe(true);
  });

  it.each(["/blog", "blog", "./post.md", "../a", "#part", "?q=a", "", "/a:b", "1password:x"])("%p stays", (url) => {
    expect(paths.isExternalUrl(url)).toBe(false);
  });
});

describe("isSamePath", () => {
  it.each([
    ["/blog", "/blog/", true],
    ["/About/", "/about", true],
    ["/", "", true],
    ["/blog", "/blog/page/2", false],
    ["/docs/intro", "/docs", false],
  ])("compares %s with %s", (a, b, same) => {
    expect(paths.isSamePath(a, b)).toBe(same);
    expect(paths.isSamePath(b, a)).toBe(same);
  });
});

describe("isInAbsentSection", () => {
  const NONE = { docs: false, projects: false, resume: false };

  it.each([
    ["/docs", "docs"],
    ["/docs/intro", "docs"],
    ["/Docs/Intro/", "docs"],
    ["/projects/", "projects"],
    ["/projects", "projects"],
    ["/resume/", "resume"],
  ])("%s is absent where there is nothing for %s", (path, section) => {
    expect(paths.isInAbsentSection(path, NONE)).toBe(true);
    expect(paths.isInAbsentSection(path, { ...NONE, [section]: true })).toBe(false);
  });

  it.each(["/", "/blog", "/docsearch", "/projects/a", "/about/"])("%s is there without any section", (path) => {
    expect(paths.isInAbsentSection(path, NONE)).toBe(false);
  });
});
