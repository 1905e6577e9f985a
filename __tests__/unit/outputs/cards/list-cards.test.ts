import { listCards } from "../../../../src/outputs/cards/list-cards";

const IMAGE = { absolutePath: "/content/cover.png", internal: { contentDigest: "abc" } };
const data = (socialCards = true): Queries.CardsQuery => ({
  siteSettings: {
    ...{ title: "Notes", tagline: "Writing", url: "https://example.com", socialCards },
    ...{ owner: { name: "Jane", role: "Writer", location: null }, blog: { title: "Blog", description: "Posts." } },
    projects: { description: "Work." },
  },
  allPost: {
    nodes: [
      {
        title: "Arrays",
        path: "/blog/arrays",
        date: "2025-01-02T00:00:00.000Z",
        authors: [{ name: "Jane" }],
        image: IMAGE,
      },
    ],
  },
  allDoc: { nodes: [{ title: "Start", path: "/docs/start", description: "Begin.", image: null }] },
  allPage: { nodes: [{ title: "About", path: "/about/", description: "Who.", image: null }] },
  allTag: {
    nodes: [
      { label: "Ruby", path: "/blog/tags/ruby", description: "", postCount: 1 },
      { label: "Secret", path: "/blog/tags/secret", description: "", postCount: 0 },
      { label: "Unused", path: "/blog/tags/unused", description: "", postCount: 0 },
    ],
  },
  allAuthor: { nodes: [{ name: "Jane", title: "Writer", path: "/blog/authors/jane", postCount: 2 }] },
  allSitePage: {
    nodes: [
      ...["/", "/blog", "/blog/page/2", "/blog/arrays", "/blog/archive", "/blog/tags/ruby", "/blog/tags/secret"],
      ...["/blog/authors/jane", "/docs/start", "/about/", "/home/", "/404.html"],
    ].map((path) => ({ path })),
  },
});
const cards = (more?: boolean) => listCards(data(more), (path) => `Title of ${path}`);
const at = (address: string) => cards().find((card) => card.address === address);

it("the card of a post has its authors, its date and its cover", () => {
  expect(at("/cards/blog/arrays.jpg")).toEqual({
    ...{ address: "/cards/blog/arrays.jpg", site: "Notes", domain: "example.com", title: "Arrays", kicker: "Blog" },
    ...{ note: "Jane · January 2, 2025", cover: { file: "/content/cover.png", digest: "abc" } },
  });
});

it.each([
  ["/cards.jpg", "Writing", "Writer"],
  ["/cards/home.jpg", "Title of /home/", "Notes"],
  ["/cards/docs/start.jpg", "Start", "Docs"],
  ["/cards/about.jpg", "About", "Notes"],
  ["/cards/blog/tags/ruby.jpg", "Ruby", "Posts tagged"],
  ["/cards/blog/authors/jane.jpg", "Jane", "Author"],
  ["/cards/blog/archive.jpg", "Title of /blog/archive", "Blog"],
  ["/cards/404.jpg", "Title of /404.html", "Notes"],
])("has %s for each other page", (address, title, kicker) => {
  expect(at(address)).toMatchObject({ title, kicker });
});

it("there is one card for each page, and one for all pages of a list", () => {
  const addresses = cards().map(({ address }) => address);
  expect(addresses.sort()).toEqual([
    "/cards.jpg",
    "/cards/404.jpg",
    "/cards/about.jpg",
    "/cards/blog.jpg",
    "/cards/blog/archive.jpg",
    "/cards/blog/arrays.jpg",
    "/cards/blog/authors/jane.jpg",
    "/cards/blog/tags/ruby.jpg",
    "/cards/blog/tags/secret.jpg",
    "/cards/docs/start.jpg",
    "/cards/home.jpg",
  ]);
});

it("the card of a tag that only unlisted posts have counts no posts", () => {
  expect(at("/cards/blog/tags/secret.jpg")).toMatchObject({ title: "Secret", note: "example.com" });
});

it("there is only the card of the site if cards are turned off", () => {
  expect(cards(false).map(({ address }) => address)).toEqual(["/cards.jpg"]);
});
