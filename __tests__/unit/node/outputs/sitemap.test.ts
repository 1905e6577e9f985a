import { listedPages, sitemapOptions } from "../../../../src/node/outputs/sitemap";

const page = (path: string, canonicalPath?: string) => ({
  path,
  pageContext: canonicalPath ? { navigation: { canonicalPath } } : {},
});

const data = (...pages: ReturnType<typeof page>[]) => ({
  siteSettings: { url: "https://example.com", pathPrefix: "/site" },
  allSitePage: { nodes: pages },
  allPost: {
    nodes: [
      { path: "/blog/shown", listed: true },
      { path: "/blog/secret", listed: false },
    ],
  },
  allDoc: { nodes: [{ path: "/docs/secret", listed: false }] },
  allPage: {
    nodes: [
      { path: "/about/", unlisted: false },
      { path: "/hidden/", unlisted: true },
    ],
  },
});

const listed = (...pages: ReturnType<typeof page>[]) => listedPages(data(...pages)).map(({ path }) => path);

describe("the sitemap", () => {
  it.each([
    "/",
    "/blog",
    "/blog/page/2",
    "/blog/archive",
    "/blog/authors/jane",
    "/blog/shown",
    "/about/",
    "/contact/",
    "/resume/",
    "/search-tips/",
    "/404-explained/",
    "/offline-first/",
    "/blog/tags-explained",
    "/contact/contact-form",
  ])("lists %s", (path) => {
    expect(listed(page(path))).toEqual([path]);
  });

  it.each([
    ["tags", "/blog/tags"],
    ["a tag", "/blog/tags/ruby"],
    ["a further page of a tag", "/blog/tags/ruby/page/2"],
    ["the search", "/search"],
    ["the page of errors", "/404.html"],
    ["its other form", "/404/"],
    ["the search with a slash", "/search/"],
    ["tags with a slash", "/blog/tags/"],
    ["the second address of the contact page", "/contact/contact"],
    ["an unlisted post", "/blog/secret"],
    ["an unlisted document", "/docs/secret"],
    ["an unlisted page", "/hidden/"],
  ])("leaves out %s", (_, path) => {
    expect(listed(page(path))).toEqual([]);
  });

  it("lists a page with two addresses once, at the canonical one", () => {
    expect(listed(page("/docs", "/docs/intro"), page("/docs/intro", "/docs/intro"))).toEqual(["/docs/intro"]);
  });

  it.each([
    ["a page of a version that is for no search engine", { navigation: { canonicalPath: "/docs/x", noIndex: true } }],
    ["a tag of the documentation", { tagAddress: "/docs/x" }],
  ])("leaves out %s", (_, pageContext) => {
    expect(listedPages({ ...data(), allSitePage: { nodes: [{ path: "/docs/x", pageContext }] } })).toEqual([]);
  });

  it("is in the order of the addresses, so that it changes only with the content", () => {
    expect(listed(page("/blog"), page("/about/"), page("/"))).toEqual(["/", "/about/", "/blog"]);
  });

  it("takes a page without context", () => {
    expect(listedPages({ ...data(), allSitePage: { nodes: [{ path: "/x/", pageContext: null }] } })).toEqual([
      { path: "/x/" },
    ]);
  });

  it("names whole addresses, with the prefix once, weekly at 0.5", () => {
    expect(sitemapOptions.resolveSiteUrl(data())).toBe("https://example.com");
    expect(sitemapOptions.serialize({ path: "/blog" })).toEqual({
      url: "https://example.com/site/blog",
      changefreq: "weekly",
      priority: 0.5,
    });
  });

  it("filters nothing a second time", () => {
    expect(sitemapOptions.filterPages()).toBe(false);
  });
});
