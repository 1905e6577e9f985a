import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { DocsSidebar } from "../../../../src/components/docs/docs-sidebar";
import { resetGatsby } from "../../../stand-ins/gatsby";
import { answerFrame } from "../../../stand-ins/site-frame";

beforeEach(() => answerFrame());
afterEach(resetGatsby);

const button = (category: string) => screen.getByRole("button", { name: new RegExp(`category '${category}'$`) });
const current = () =>
  screen.getAllByRole("link", { hidden: true }).filter((link) => link.getAttribute("aria-current") === "page");

describe("DocsSidebar", () => {
  it("is a named navigation whose categories are open", () => {
    render(<DocsSidebar pathname="/docs/intro" />);
    expect(screen.getByRole("navigation", { name: "Docs sidebar" })).toBeInTheDocument();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      ...["Intro", "Markhope", "Quickstart", "Deploy", "CI/CD", "Other", "Extra"],
    ]);
    for (const each of screen.getAllByRole("button")) expect(each).toHaveAttribute("aria-expanded", "true");
  });

  it.each([
    ["/docs/intro", "Intro"],
    ["/docs/intro/", "Intro"],
    ["/docs", "Intro"],
    ["/docs/", "Intro"],
    ["/docs/category/markhope", "Markhope"],
    ["/docs/markhope/ci-cd", "CI/CD"],
  ])("on %s marks %s, and nothing else", (pathname, label) => {
    render(<DocsSidebar pathname={pathname} />);
    expect(current().map(({ textContent }) => textContent)).toEqual([label]);
  });

  it("folds and unfolds a category by its button, whose name says what it does", async () => {
    render(<DocsSidebar pathname="/docs/intro" />);
    await userEvent.click(button("Markhope"));
    expect(button("Markhope")).toHaveAccessibleName("Expand sidebar category 'Markhope'");
    expect(button("Markhope")).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("link", { name: "Quickstart" })).toBeNull();
    expect(screen.getByRole("link", { name: "Extra" })).toBeVisible();
    await userEvent.click(button("Markhope"));
    expect(button("Markhope")).toHaveAccessibleName("Collapse sidebar category 'Markhope'");
    expect(screen.getByRole("link", { name: "Quickstart" })).toBeVisible();
  });

  it("keeps what is folded in the page, where searching and reading without scripts find it", async () => {
    render(<DocsSidebar pathname="/docs/intro" />);
    await userEvent.click(button("Markhope"));
    expect(screen.getByRole("link", { name: "Quickstart", hidden: true })).toHaveAttribute(
      "href",
      "/docs/markhope/quickstart",
    );
  });

  it("leaves categories as the reader left them, and opens the one the reader goes to", async () => {
    const { rerender } = render(<DocsSidebar pathname="/docs/intro" />);
    await userEvent.click(button("Markhope"));
    await userEvent.click(button("Other"));
    rerender(<DocsSidebar pathname="/docs/markhope/ci-cd/" />);
    expect(button("Markhope")).toHaveAttribute("aria-expanded", "true");
    expect(button("Other")).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button("Markhope"));
    expect(button("Markhope")).toHaveAttribute("aria-expanded", "false");
  });
});
