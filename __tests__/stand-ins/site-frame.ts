import { answerStaticQuery } from "./gatsby";

/** An entry of the navbar or the footer, as queries give it. */
export const siteItem = (more: Partial<Queries.SiteItem> & { label: string }) => ({
  ...{ kind: "link", to: null, icon: null, caption: null, html: null, items: [] },
  ...more,
});

/** The settings of a site. */
export const SITE = {
  ...{ title: "Notes", tagline: "Writing and work", description: "All notes.", copyright: "Jane" },
  ...{ url: "https://example.com", pathPrefix: "", noIndex: false, socialCards: true },
  ...{ owner: { name: "Jane", role: "Writer" }, socials: [{ url: "https://social.example/jane" }], software: null },
  navbar: {
    left: [siteItem({ label: "Blogs", to: "/blog" }), siteItem({ label: "Projects", to: "/projects/" })],
    right: [siteItem({ label: "Code", to: "https://code.example" })],
  },
  footer: [{ title: "Discover", items: [siteItem({ label: "Resume", to: "/resume/" })] }],
  sections: { authors: true, archive: true, tags: true },
  announcement: null as Queries.SiteAnnouncement | null,
  feed: { title: "Notes Blog", language: "en" },
  blog: { title: "Blog", description: "Posts." },
};

/** Answers the queries of the frame of every page: its settings, the recent posts and the documentation's versions. */
export function answerFrame(more: Partial<typeof SITE> = {}): void {
  answerStaticQuery("SiteFrame", { siteSettings: { ...SITE, ...more } });
  answerStaticQuery("RecentPosts", {
    siteSettings: { blog: { recentPosts: 3 } },
    allPost: {
      nodes: [
        { id: "d", path: "/blog/d", sidebarLabel: "Post D", year: 2025 },
        { id: "c", path: "/blog/c", sidebarLabel: "Post C", year: 2024 },
        { id: "b", path: "/blog/b", sidebarLabel: "Post B", year: 2024 },
        { id: "a", path: "/blog/a", sidebarLabel: "Post A", year: 2023 },
      ],
    },
  });
  answerStaticQuery("DocsSidebar", { docVersions: [docVersion(SIDEBAR)] });
}

const doc = (label: string, docId: string) => ({ type: "doc", label, path: `/docs/${docId}`, docId, items: [] });

const SIDEBAR = [
  doc("Intro", "intro"),
  {
    ...{ type: "category", label: "Markhope", path: "/docs/category/markhope", docId: null },
    items: [
      doc("Quickstart", "markhope/quickstart"),
      {
        type: "category",
        label: "Deploy",
        path: "/docs/category/deploy",
        docId: null,
        items: [doc("CI/CD", "markhope/ci-cd")],
      },
    ],
  },
  { type: "category", label: "Other", path: "/docs/category/other", docId: null, items: [doc("Extra", "other/extra")] },
];

/** The latest version of the documentation, as the browser gets it. */
export const docVersion = (items: unknown[], more: Record<string, unknown> = {}) => ({
  ...{ name: "current", label: "Next", path: "/docs", mainPath: "/docs/intro" },
  ...{ isLast: true, banner: "none", badge: false },
  ...{ sidebars: { tutorialSidebar: items }, strays: [], ...more },
});
