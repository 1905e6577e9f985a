import { render, screen, within } from "@testing-library/react";
import React from "react";
import { PostArticle } from "../../../../src/components/blog/post-article";
import { postData } from "../../../stand-ins/posts";

const show = (more = {}, props: Partial<React.ComponentProps<typeof PostArticle>> = {}) =>
  render(<PostArticle post={postData(more)} newer={null} older={null} {...props} />);

describe("PostArticle", () => {
  it("has one title, the text and the tags", () => {
    show();
    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual(["Arrays"]);
    expect(screen.getByText("The whole text")).toBeInTheDocument();
    const tags = within(screen.getByRole("list", { name: "Tags" }));
    expect(tags.getByRole("link", { name: "Ruby" })).toHaveAttribute("href", "/blog/tags/ruby");
  });

  it("names everybody who wrote it in order, and leads where each name leads, if anywhere", () => {
    const ada = { key: null, name: "Ada", title: null, link: null, image: null };
    const joe = { ...ada, key: "joe", name: "Joe", link: "https://joe.example" };
    const { container } = show({ authors: [...postData().authors, ada, joe] });
    expect(container.querySelector(".author-badges")).toHaveTextContent("JaneWriterAdaJoe (opens in new tab)");
    expect(screen.getByRole("link", { name: "Jane" })).toHaveAttribute("href", "/blog/authors/jane");
    expect(screen.getByRole("link", { name: /^Joe/ })).toHaveAttribute("href", "https://joe.example");
    expect(screen.queryByRole("link", { name: "Ada" })).toBeNull();
  });

  it("shows the module of a post that is one in place of data", () => {
    show({ body: "" }, { children: <p>From a module</p> });
    expect(screen.getByText("From a module").closest(".prose")).not.toBeNull();
  });

  it("can be passed on by its full address", () => {
    show();
    const mail = screen.getByRole("link", { name: "Send by email" });
    expect(mail.getAttribute("href")).toContain(encodeURIComponent("https://example.com/blog/arrays"));
  });

  it("leads to the neighbours in time", () => {
    show({}, { newer: { path: "/blog/n", title: "New" }, older: { path: "/blog/o", title: "Old" } });
    const links = within(screen.getByRole("navigation", { name: "Blog post page navigation" })).getAllByRole("link");
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("rel"), link.textContent])).toEqual([
      ["/blog/n", "prev", "Newer postNew"],
      ["/blog/o", "next", "Older postOld"],
    ]);
  });

  it.each([
    [{ draft: true }, "Draft page"],
    [{ unlisted: true }, "Unlisted page"],
    [{ draft: true, unlisted: true }, "Draft page"],
    [{ scheduled: true, unlisted: true }, "Scheduled page"],
  ])("of %p is marked: %s", (more, title) => {
    show(more);
    expect(screen.getByRole("note").firstElementChild).toHaveTextContent(new RegExp(`^${title}$`));
  });

  it("names the day on which it will appear", () => {
    show({ scheduled: true });
    const day = within(screen.getByRole("note")).getByText("March 14, 2025");
    expect(day).toHaveAttribute("datetime", "2025-03-14T00:00:00.000Z");
  });

  it("says when it was changed and where to change it, if that is known", () => {
    show({ updated: "2025-05-01T00:00:00.000Z", updatedBy: "Jane Doe", editUrl: "https://code.example/a.md" });
    expect(screen.getByText("May 1, 2025")).toHaveAttribute("datetime", "2025-05-01T00:00:00.000Z");
    expect(screen.getByText(/^Last updated on/)).toHaveTextContent("Last updated on May 1, 2025 by Jane Doe");
    expect(screen.getByRole("link", { name: /^Edit this page/ })).toHaveAttribute("href", "https://code.example/a.md");
  });

  it("ends with the posts that are related", () => {
    show({}, { related: [postData({ path: "/blog/b", title: "Hashes" })] });
    const related = within(screen.getByRole("region", { name: "Related posts" }));
    expect(related.getByRole("listitem")).toHaveTextContent("HashesAbout arrays.March 14, 2025 · 3 min read");
    expect(related.getByRole("link", { name: "Hashes" })).toHaveAttribute("href", "/blog/b");
  });

  it("leaves out what is not known or not there", () => {
    const { container } = show({ authors: [] });
    expect(container.querySelector(".author-badges")).toBeNull();
    expect(screen.queryByText(/Last updated/)).toBeNull();
    expect(screen.queryByText("Edit this page")).toBeNull();
    for (const role of ["note", "navigation", "region"]) expect(screen.queryByRole(role)).toBeNull();
  });
});

describe("a post of a series", () => {
  const PARTS = ["Arrays", "Hashes", "Sets"].map((title) => ({ path: `/blog/${title}`, title }));
  const showPart = (part: number, parts = PARTS) => show({ series: { name: "Ruby", part, parts } });
  const box = () => within(screen.getByRole("navigation", { name: "Series: Ruby" }));

  it("leads to the other parts and marks the one being read", () => {
    showPart(2);
    expect(box().getByText(/^Part 2 of 3/)).toBeInTheDocument();
    const links = box().getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/blog/Arrays", "/blog/Sets"]);
    expect(box().getByText("Hashes")).toHaveAttribute("aria-current", "page");
  });

  it.each([
    [3, /^Unlisted part, beside 3 others/],
    [1, /^Unlisted part, beside 1 other$/],
  ])("leads from an unlisted post to the %i listed parts", (length, title) => {
    showPart(0, PARTS.slice(0, length));
    expect(box().getByText(title)).toBeInTheDocument();
    expect(box().getAllByRole("link")).toHaveLength(length);
    expect(document.querySelector("[aria-current]")).toBeNull();
  });

  it.each([
    [1, PARTS.slice(0, 1)],
    [0, []],
  ])("has no list of parts where part %i has no others", (part, parts) => {
    showPart(part, parts);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});
