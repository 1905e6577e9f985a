import { render, screen } from "@testing-library/react";
import React from "react";
import PageTemplate, { Head } from "../../../src/templates/page";
import { metaContent } from "../../stand-ins/render-head";

const props = (more = {}) =>
  ({
    data: {
      page: {
        ...{ title: "About", metaTitle: "About me", description: "Who I am.", path: "/about/", keywords: ["me"] },
        ...{ draft: false, unlisted: false, updated: null, updatedBy: null, wrapperClassName: null, image: null },
        ...{ body: "<p>The text</p>", hideTableOfContents: false, tocMinHeadingLevel: 2, tocMaxHeadingLevel: 2 },
        headings: [
          { id: "a", text: "Part", level: 2 },
          { id: "b", text: "Below", level: 3 },
        ],
        ...more,
      },
    },
  }) as unknown as React.ComponentProps<typeof PageTemplate> & React.ComponentProps<typeof Head>;

describe("a page of prose", () => {
  it("has its text and a table of contents of the levels it asks for", () => {
    render(<PageTemplate {...props()} />);
    expect(screen.getByRole("main")).toHaveTextContent("AboutThe text");
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Part"]);
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("can do without a table of contents, and has names of classes", () => {
    const { container } = render(
      <PageTemplate {...props({ hideTableOfContents: true, wrapperClassName: "wide x" })} />,
    );
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(container.firstElementChild).toHaveClass("page-body", "wide", "x");
  });

  it("says when and by whom it was changed", () => {
    render(<PageTemplate {...props({ updated: "2025-05-01T00:00:00.000Z", updatedBy: "Jane" })} />);
    expect(screen.getByText(/^Last updated on/)).toHaveTextContent("Last updated on May 1, 2025 by Jane");
  });

  it.each([
    [{ draft: true }, "Draft page"],
    [{ unlisted: true }, "Unlisted page"],
  ])("of %p is marked: %s", (more, title) => {
    render(<PageTemplate {...props(more)} />);
    expect(screen.getByRole("note")).toHaveTextContent(title);
  });

  it("has a card for previews, and stays out of search engines if it is not listed", () => {
    const images = { fallback: { src: "/static/a.jpg" } };
    render(<Head {...props({ unlisted: true, image: { childImageSharp: { gatsbyImageData: { images } } } })} />);
    expect(document.title).toBe("About me | Notes");
    expect(metaContent("og:image")).toBe("https://example.com/cards/about.jpg");
    expect(metaContent("robots")).toBe("noindex, nofollow");
  });
});
