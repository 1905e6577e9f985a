/** One address of each kind of page, by the name of its pictures. */
export const PAGE_TYPES = {
  home: "/",
  about: "/about/",
  projects: "/projects/",
  resume: "/resume/",
  contact: "/contact/",
  privacy: "/privacy/",
  blog: "/blog",
  "blog-page-2": "/blog/page/2",
  post: "/blog/how-we-created-flatiron-open-source-backend",
  "post-with-code": "/blog/ruby-active-record-built_in-methods-beginner-guide",
  "post-with-figure": "/blog/rails-postgresql-array",
  archive: "/blog/archive",
  tags: "/blog/tags",
  tag: "/blog/tags/rails",
  authors: "/blog/authors",
  author: "/blog/authors/wren",
  "docs-introduction": "/docs/intro",
  docs: "/docs/markhope/quickstart",
  "docs-category": "/docs/category/markhope",
  search: "/search",
  "not-found": "/nowhere",
  "kitchen-sink": "/kitchen-sink/",
};

export const WIDTHS = [390, 820, 1280];
