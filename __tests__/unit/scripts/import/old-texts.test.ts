import { oldAddress } from "../../../../scripts/import/old-texts";
import { parsePost } from "../../../../src/content/post";
import { sourceFile } from "../../../stand-ins/content-folder";

/** The old address of a post. */
function addressOf(pattern: string | undefined, name: string, head = "", folder = "posts"): string | undefined {
  const written = sourceFile(`blog/${name}.md`, "---", "title: A & b", head, "---", "Words.");
  return oldAddress(pattern, parsePost(written).value, written, folder, name);
}

it.each([
  ["/:year/:month/:day/:name/", "2020-01-02-lamp", "", "/2020/01/02/lamp/"],
  ["/:year/:month/:day/:name/", "2020-1-2-lamp", "date: 2021-05-05", "/2020/01/02/lamp/"],
  ["/:year/:name/", "lamp", "", undefined],
  ["/:name/", "2020-01-02-lamp", "slug: desk", "/desk/"],
  ["/:file/", "news/lamp", "slug: desk", "/news/desk/"],
  ["/:section/:title/", "lamp", "", "/posts/a-b/"],
  ["/:categories/:name.html", "lamp", "categories: [New Things, b]", "/new-things/b/lamp.html"],
  ["/:i_day/:name/", "lamp", "", undefined],
  ["/:year/:i_month/:i_day/:title", "2020-01-12-lamp", "slug: desk", "/2020/1/12/desk"],
  ["/:contentbasename/", "news/lamp", "slug: desk", "/lamp/"],
  ["/:y_day/:name/", "2020-01-02-lamp", "", undefined],
  ["/:month/:day/:name/", "lamp", "date: 2024-03-01T00:30:00+02:00", "/03/01/lamp/"],
  ["/:name/", "two words", "", undefined],
  ["/:name/", "lamp", "permalink: /desk/index.html", "/desk/"],
  ["/:name/", "lamp", "permalink: /:title/", "/lamp/"],
  [undefined, "lamp", "url: desk/x/", "/desk/x/"],
  ["/:name/", "lamp", "path: /posts/desk/", "/posts/desk/"],
  ["/blog/:date/:name", "2020-01-02-lamp", "date: 2021-05-05", "/blog/2020/01/02/lamp"],
  ["/blog/:date/:name", "lamp", "date: 2021-05-05", "/blog/lamp"],
  ["/blog/:date/:name", "2020-01-02-lamp", "slug: /desk", "/blog/desk"],
])("makes of %s for %s with %j %s", (pattern, name, head, address) => {
  expect(addressOf(pattern, name, head)).toBe(address);
});

it.each([
  ["_posts", "categories: jekyll update", "/jekyll/update/lamp.html"],
  ["_posts", "category: jekyll update", "/jekyll-update/lamp.html"],
  ["blog/_posts", "", "/blog/lamp.html"],
])("finds the categories of a post in %s with %j", (folder, head, address) => {
  expect(addressOf("/:categories/:name.html", "lamp", head, folder)).toBe(address);
});
