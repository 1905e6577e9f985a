import { render, screen, within } from "@testing-library/react";
import React from "react";
import { PostArticle } from "../../../../src/components/blog/post-article";
import { postData } from "../../../stand-ins/posts";
import { hrefsIn } from "../../../stand-ins/read-page";

const show = (more = {}, props: Partial<React.ComponentProps<typeof PostArticle>> = {}) =>
  render(<PostArticle post={postData(more)} newer={null} older={null} {...props} />);

it("has a title, the text and the tags", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Arrays");
  expect(screen.getByText("The whole text")).toBeInTheDocument();
  expect(hrefsIn(screen.getByRole("list", { name: "Tags" }))).toEqual(["/blog/tags/ruby"]);
});

it("names all authors in order, each with a link if there is an address", () => {
  const ada = { key: null, name: "Ada", title: null, link: null, image: null };
  const joe = { ...ada, key: "joe", name: "Joe", link: "https://joe.example" };
  const { container } = show({ authors: [...postData().authors, ada, joe] });
  const authors = container.querySelector<HTMLElement>(".author-badges")!;
  expect(authors).toHaveTextContent("JaneWriterAdaJoe (opens in new tab)");
  expect(hrefsIn(authors)).toEqual(["/blog/authors/jane", "https://joe.example"]);
});

it("shows the text of a post that is an MDX module", () => {
  show({ body: "" }, { children: <p>From a module</p> });
  expect(screen.getByText("From a module").closest(".prose")).not.toBeNull();
});

it("can be shared by its absolute URL", () => {
  show();
  const mail = screen.getByRole("link", { name: "Send by email" });
  expect(mail.getAttribute("href")).toContain(encodeURIComponent("https://example.com/blog/arrays"));
});

it("links to the newer and the older post", () => {
  show({}, { newer: { path: "/blog/n", label: "New" }, older: { path: "/blog/o", label: "Old" } });
  const links = within(screen.getByRole("navigation", { name: "Blog post page navigation" })).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("rel"), link.textContent])).toEqual([
    ["/blog/n", "prev", "Newer postNew"],
    ["/blog/o", "next", "Older postOld"],
  ]);
});

it.each([
  [{ draft: true }, /^Draft page$/],
  [{ unlisted: true }, /^Unlisted page$/],
  [{ draft: true, unlisted: true }, /^Draft page$/],
  [{ scheduled: true, unlisted: true }, /^Scheduled page$/],
])("with %p has the note %s", (more, title) => {
  show(more);
  expect(screen.getByRole("note").firstElementChild).toHaveTextContent(title);
});

it("says on which day a scheduled post will be published", () => {
  show({ scheduled: true });
  const day = within(screen.getByRole("note")).getByText("March 14, 2025");
  expect(day).toHaveAttribute("datetime", "2025-03-14T00:00:00.000Z");
});

it("says when and by whom it was updated, and where to edit it, if that is known", () => {
  show({ updated: "2025-06-01T00:00:00.000Z", updatedBy: "Jane Doe", editUrl: "https://code.example/a.md" });
  expect(screen.getByText("Jun 1, 2025")).toHaveAttribute("datetime", "2025-06-01T00:00:00.000Z");
  expect(screen.getByText(/^Last updated on/)).toHaveTextContent("Last updated on Jun 1, 2025 by Jane Doe");
  expect(screen.getByRole("link", { name: /^Edit this page/ })).toHaveAttribute("href", "https://code.example/a.md");
});

it("ends with related posts", () => {
  show({}, { related: [postData({ path: "/blog/b", title: "Hashes" })] });
  const related = screen.getByRole("region", { name: "Related posts" });
  expect(within(related).getByRole("listitem")).toHaveTextContent("HashesAbout arrays.March 14, 2025 · 3 min read");
  expect(hrefsIn(related)).toEqual(["/blog/b"]);
});

it("leaves out what is unknown or empty", () => {
  const { container } = show({ authors: [] });
  expect(container.querySelector(".author-badges")).toBeNull();
  expect(screen.queryByText(/Last updated|Edit this page/)).toBeNull();
  for (const role of ["note", "navigation", "region"]) expect(screen.queryByRole(role)).toBeNull();
});

const PARTS = ["Arrays", "Hashes", "Sets"].map((title) => ({ path: `/blog/${title}`, title }));

it("as a part of a series links to the other parts", () => {
  show({ series: { name: "Ruby", part: 2, parts: PARTS } });
  const box = screen.getByRole("navigation", { name: "Series: Ruby" });
  expect(box).toHaveTextContent("Part 2 of 3 Ruby");
  expect(hrefsIn(box)).toEqual(["/blog/Arrays", "/blog/Sets"]);
  expect(box.querySelector("[aria-current='page']")).toHaveTextContent("Hashes");
});

it("as the only part of a series has no list of parts", () => {
  show({ series: { name: "Ruby", part: 1, parts: PARTS.slice(0, 1) } });
  expect(screen.queryByRole("navigation")).toBeNull();
});
