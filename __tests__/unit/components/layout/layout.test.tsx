import { render, screen } from "@testing-library/react";
import React from "react";
import { Layout } from "../../../../src/components/layout/layout";
import { Main } from "../../../../src/components/layout/main";
import { answerFrame } from "../../../stand-ins/site-frame";

describe("Layout", () => {
  it("stands around the page, after a way past the navigation to the content, which can take the focus", () => {
    const { container } = render(
      <Layout>
        <Main className="wide">Content</Main>
      </Layout>,
    );
    const skip = screen.getAllByRole("link")[0]!;
    expect(skip).toHaveAccessibleName("Skip to main content");
    const main = screen.getByRole("main");
    expect(skip).toHaveAttribute("href", `#${main.id}`);
    expect(main).toHaveAttribute("tabindex", "-1");
    expect(main).toHaveClass("wide");
    expect([...container.children].map(({ tagName }) => tagName)).toEqual(["A", "HEADER", "MAIN", "FOOTER"]);
  });

  it("has the announcement after the way past it", () => {
    answerFrame({ announcement: { id: "v2", html: "Version 2 is out", closeable: true } });
    const { container } = render(<Layout>Content</Layout>);
    expect(container.children[1]).toBe(screen.getByRole("complementary", { name: "Announcement" }));
  });
});
