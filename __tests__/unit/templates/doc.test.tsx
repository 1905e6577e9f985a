import { render, screen, within } from "@testing-library/react";
import React from "react";
import DocTemplate, { Head } from "../../../src/templates/doc";
import DocTagTemplate from "../../../src/templates/doc-tag";
import DocTagIndexTemplate from "../../../src/templates/doc-tag-index";
import { atPath } from "../../stand-ins/at-path";
import { metaContent, renderHead } from "../../stand-ins/render-head";

type DocProps = React.ComponentProps<typeof DocTemplate> & React.ComponentProps<typeof Head>;

const props = (doc = {}, navigation = {}) =>
  ({
    data: {
      doc: {
        ...{ title: "Quickstart", metaTitle: "Quickstart", description: "Begin.", keywords: [], listed: true },
        ...{ draft: false, unlisted: false, hideTitle: false, body: "<p>Text</p>", updated: null, updatedBy: null },
        ...{ tags: [], image: null, editUrl: null, headings: [], hideTableOfContents: false },
        ...{ tocMinHeadingLevel: 2, tocMaxHeadingLevel: 3, ...doc },
      },
    },
    pageContext: {
      navigation: { canonicalPath: "/docs/quickstart", trail: [], previous: null, next: null, ...navigation },
    },
  }) as unknown as DocProps;

describe("the page of a document", () => {
  it("hides a heading that is switched off from view only", () => {
    render(<DocTemplate {...props({ hideTitle: true })} />);
    expect(screen.getByRole("heading", { level: 1, name: "Quickstart" })).toHaveClass("visually-hidden");
  });

  it("stands beside the sidebar of its version, and below the home page alone where it is in no list", () => {
    render(atPath("/docs/intro", <DocTemplate {...props()} />));
    const trail = screen.getByRole("navigation", { name: "Breadcrumbs" });
    expect(within(trail).getAllByRole("listitem")).toHaveLength(1);
    const sidebar = screen.getByRole("navigation", { name: "Docs sidebar" });
    expect(within(sidebar).getByRole("link", { current: "page" })).toHaveTextContent("Intro");
  });

  it("says who changed it, that it is unlisted, and which tags it has", () => {
    const tags = [{ slug: "a", label: "Basics", path: "/docs/tags/a", description: "" }];
    render(
      <DocTemplate {...props({ tags, unlisted: true, updated: "2025-01-02T00:00:00.000Z", updatedBy: "Jane" })} />,
    );
    expect(screen.getByRole("link", { name: "Basics" })).toHaveAttribute("href", "/docs/tags/a");
    expect(screen.getByRole("note")).toHaveTextContent("Unlisted page");
    expect(screen.getByText(/by Jane/)).toBeInTheDocument();
  });

  it.each([
    [{}, {}, null],
    [{ listed: false }, {}, "noindex, nofollow"],
    [{}, { noIndex: true }, "noindex, nofollow"],
  ])("with %j and %j tells search engines %s", (doc, navigation, robots) => {
    renderHead(<Head {...props(doc, navigation)} />);
    expect(metaContent("robots")).toBe(robots);
  });
});

const context = (data: object) =>
  ({
    data,
    pageContext: { version: "current", tagAddress: "/docs/tags/a", noIndex: false },
  }) as unknown as React.ComponentProps<typeof DocTagTemplate> & React.ComponentProps<typeof DocTagIndexTemplate>;

describe("the pages of tags", () => {
  const doc = (title: string) => ({ title, path: `/docs/${title}`, description: "About it." });
  const tag = (label: string, docs: unknown[], listed = true) => ({
    ...{ slug: label, label, description: "", path: `/docs/tags/${label}`, docs, docCount: docs.length, listed },
  });

  it.each([
    [[doc("x")], 'One doc tagged with "a"'],
    [[doc("x"), doc("y")], '2 docs tagged with "a"'],
  ])("count and show documents", (docs, heading) => {
    render(<DocTagTemplate {...context({ docTags: [tag("a", docs)] })} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(docs.length);
    expect(screen.getByRole("link", { name: "View All Tags" })).toHaveAttribute("href", "/docs/tags");
    expect(screen.queryByRole("navigation", { name: "Docs sidebar" })).toBeNull();
  });

  it("list tags by their first letter, without those of unlisted documents", () => {
    const docTags = [tag("apple", []), tag("axe", []), tag("bee", []), tag("secret", [], false)];
    render(<DocTagIndexTemplate {...context({ docTags })} />);
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(["A", "B"]);
    expect(screen.queryByRole("link", { name: "secret" })).toBeNull();
  });
});
