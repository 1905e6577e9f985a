import fs from "node:fs";
import { Joi, validateOptionsSchema } from "gatsby-plugin-utils";
import { listedPages, sitemapOptions } from "../../../src/outputs/sitemap";
import { enterFolder } from "../../stand-ins/content-folder";

const page = (path: string, canonicalPath?: string) => ({
  path,
  pageContext: canonicalPath ? { navigation: { canonicalPath } } : {},
});

const pictureAt = (src: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: "constrained" as const,
      width: 1,
      height: 1,
      images: { sources: [], fallback: { src } },
    },
  },
});

const COVER = pictureAt("/site/static/cover.jpg");

const POST = {
  ...{ date: "2025-01-01T00:00:00.000Z", updated: "2025-03-01T00:00:00.000Z", image: COVER },
  pictures: ["/site/static/a.jpg"],
};

const data = (...pages: ReturnType<typeof page>[]) => ({
  siteSettings: { url: "https://example.com", pathPrefix: "/site", socialCards: true },
  allSitePage: { nodes: pages },
  allPost: {
    nodes: [
      { path: "/blog/shown", listed: true, ...POST },
      { path: "/blog/secret", listed: false, ...POST, date: "2026-01-01T00:00:00.000Z" },
    ],
  },
  allDoc: { nodes: [{ path: "/docs/secret", listed: false, updated: null, pictures: [] }] },
  allPage: {
    nodes: [
      { path: "/about/", unlisted: false, updated: "2025-05-05T00:00:00.000Z", pictures: [] },
      { path: "/hidden/", unlisted: true, updated: null, pictures: [] },
    ],
  },
  allProject: { nodes: [{ image: COVER }, { image: null }] },
});

const listed = (...pages: ReturnType<typeof page>[]) => listedPages(data(...pages)).map(({ path }) => path);

describe("the sitemap", () => {
  it("lists pages by their addresses, also those that resemble what it leaves out", () => {
    const paths = ["/", "/404-explained/", "/about/", "/blog/page/2", "/blog/shown", "/blog/tags-explained"];
    const all = [
      ...paths,
      "/contact/contact-form",
      "/offline-first/",
      "/offline/trains/",
      "/search-tips/",
      "/search/tips/",
    ];
    expect(listed(...[...all].reverse().map((path) => page(path)))).toEqual(all);
  });

  it.each([
    ["tags", "/blog/tags"],
    ["a further page of a tag", "/blog/tags/ruby/page/2"],
    ["the search", "/search"],
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

  it("accepts a page without context", () => {
    expect(listedPages({ ...data(), allSitePage: { nodes: [{ path: "/x/", pageContext: null }] } })).toEqual([
      { path: "/x/", pictures: ["https://example.com/site/cards/x.jpg"] },
    ]);
  });

  it.each([
    ["a post by its last change", "/blog/shown", "2025-03-01T00:00:00.000Z"],
    ["a page by its last change", "/about/", "2025-05-05T00:00:00.000Z"],
    ["a list by its newest listed post", "/blog", "2025-01-01T00:00:00.000Z"],
    ["nothing that nobody dates", "/resume/", undefined],
  ])("dates %s", (_, path, changed) => {
    expect(listedPages(data(page(path)))[0]!.changed).toBe(changed);
  });

  it.each([
    ["a post with its cover", "/blog/shown", ["/static/cover.jpg", "/static/a.jpg", "/cards/blog/shown.jpg"]],
    ["the projects", "/projects/", ["/static/cover.jpg", "/cards/projects.jpg"]],
  ])("lists the pictures of %s", (_, path, pictures) => {
    expect(listedPages(data(page(path)))[0]!.pictures).toEqual(pictures.map((src) => `https://example.com/site${src}`));
  });

  it("lists the pictures of projects in a fixed order", () => {
    const all = data(page("/projects/"));
    const nodes = ["b", "a"].map((name) => ({ image: pictureAt(`/static/${name}.jpg`) }));
    const { pictures } = listedPages({ ...all, allProject: { nodes } })[0]!;
    expect(pictures.slice(0, 2)).toEqual(["https://example.com/static/a.jpg", "https://example.com/static/b.jpg"]);
  });
});

describe("the files that gatsby-plugin-sitemap writes", () => {
  const plugin = jest.requireActual("gatsby-plugin-sitemap/gatsby-node");
  beforeEach(() => void enterFolder({}));
  async function write(prefix: string): Promise<string> {
    const all = data(page("/blog/shown"), page("/blog/über"), page("/404.html"), page("/404/"));
    const graphql = async () => ({ data: { ...all, siteSettings: { ...all.siteSettings, pathPrefix: prefix } } });
    const reporter = { verbose: jest.fn(), panic: jest.fn() };
    const { value: options } = await validateOptionsSchema(plugin.pluginOptionsSchema({ Joi }), sitemapOptions);
    await plugin.onPostBuild({ graphql, reporter, basePath: prefix, pathPrefix: prefix }, options);
    expect(reporter.panic).not.toHaveBeenCalled();
    return ["sitemap-index.xml", "sitemap-0.xml"].map((file) => fs.readFileSync(`public/${file}`, "utf8")).join("\n");
  }

  it.each(["", "/site"])("name whole addresses, no error, weekly at 0.5, with prefix '%s' once", async (prefix) => {
    const xml = await write(prefix);
    const addresses = [...xml.matchAll(/<(?:image:)?loc>([^<]+)</g)].map(([, address]) => address);
    expect(addresses).toEqual([
      ...[`https://example.com${prefix}/sitemap-0.xml`, `https://example.com${prefix}/blog/shown`],
      ...["https://example.com/site/static/cover.jpg", "https://example.com/site/static/a.jpg"],
      ...[`https://example.com${prefix}/cards/blog/shown.jpg`, `https://example.com${prefix}/blog/%C3%BCber`],
      `https://example.com${prefix}/cards/blog/%C3%BCber.jpg`,
    ]);
    expect(xml).toContain("<lastmod>2025-03-01T00:00:00.000Z</lastmod><changefreq>weekly</changefreq><priority>0.5");
  });
});
