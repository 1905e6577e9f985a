import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Pager } from "../../../../src/components/navigation/pager";

const older = { label: "Arrays", path: "/blog/arrays" };
const newer = { label: "Hashes", path: "/blog/hashes" };

describe("Pager", () => {
  it("leads to both neighbours with their captions", () => {
    render(
      <Pager label="Pages" previous={newer} next={older} captions={{ previous: "Newer post", next: "Older post" }} />,
    );
    const [first, second] = within(screen.getByRole("navigation", { name: "Pages" })).getAllByRole("link");
    expect(first).toHaveAttribute("href", "/blog/hashes");
    expect(first).toHaveAttribute("rel", "prev");
    expect(first).toHaveTextContent("Newer postHashes");
    expect(second).toHaveAttribute("href", "/blog/arrays");
    expect(second).toHaveAttribute("rel", "next");
    expect(second).toHaveTextContent("Older postArrays");
  });

  it("is no empty landmark where there is neither", () => {
    const { container } = render(<Pager label="Pages" previous={null} next={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
