import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { DocsSidebar } from "../../../../src/components/docs/docs-sidebar";
import { rememberSidebar } from "../../../../src/components/docs/sidebar-memory";
import type { SidebarItem } from "../../../../src/shared/sidebar";
import { atPath } from "../../../stand-ins/at-path";
import { answerStaticQuery, navigate } from "../../../stand-ins/gatsby";
import { docVersion } from "../../../stand-ins/site-frame";

afterEach(() => rememberSidebar("none"));

const button = (category: string) => screen.getByRole("button", { name: new RegExp(`category '${category}'$`) });
const current = () =>
  screen.getAllByRole("link", { hidden: true }).filter((link) => link.getAttribute("aria-current") === "page");
const visible = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

describe("DocsSidebar", () => {
  it("is a named navigation with closed categories, whose links stay in the page for search and without scripts", () => {
    render(atPath("/docs/intro", <DocsSidebar />));
    expect(screen.getByRole("navigation", { name: "Docs sidebar" })).toBeInTheDocument();
    expect(visible()).toEqual(["Intro", "Markhope", "Other"]);
    for (const each of screen.getAllByRole("button")) expect(each).toHaveAttribute("aria-expanded", "false");
    const folded = screen.getByRole("link", { name: "Quickstart", hidden: true });
    expect(folded).toHaveAttribute("href", "/docs/markhope/quickstart");
  });

  it("opens the categories that hold the page, and no others", () => {
    render(atPath("/docs/markhope/ci-cd", <DocsSidebar />));
    expect(visible()).toEqual(["Intro", "Markhope", "Quickstart", "Deploy", "CI/CD", "Other"]);
  });

  it.each([
    ["/docs/intro", "Intro"],
    ["/docs/intro/", "Intro"],
    ["/docs", "Intro"],
    ["/docs/", "Intro"],
    ["/docs/category/markhope", "Markhope"],
    ["/docs/Markhope/CI-CD", "CI/CD"],
  ])("on %s marks %s, and nothing else", (pathname, label) => {
    render(atPath(pathname, <DocsSidebar />));
    expect(current().map(({ textContent }) => textContent)).toEqual([label]);
  });

  it("unfolds and folds a category by its button, whose name says what it does, and leaves its siblings", async () => {
    render(atPath("/docs/intro", <DocsSidebar />));
    await userEvent.click(button("Markhope"));
    await userEvent.click(button("Other"));
    expect(button("Markhope")).toHaveAccessibleName("Collapse sidebar category 'Markhope'");
    expect(button("Markhope")).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("link", { name: "Quickstart" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Extra" })).toBeVisible();
    await userEvent.click(button("Markhope"));
    expect(button("Markhope")).toHaveAccessibleName("Expand sidebar category 'Markhope'");
    expect(screen.queryByRole("link", { name: "Quickstart" })).toBeNull();
    expect(screen.getByRole("link", { name: "Extra" })).toBeVisible();
  });

  it("is as the reader left it on the next page, which is made anew, and opens where the reader goes", async () => {
    const { unmount } = render(atPath("/docs/intro", <DocsSidebar />));
    await userEvent.click(button("Other"));
    screen.getByRole("navigation").scrollTop = 40;
    screen.getByRole("navigation").dispatchEvent(new Event("scroll"));
    unmount();
    render(atPath("/docs/markhope/quickstart", <DocsSidebar />));
    expect(button("Other")).toHaveAttribute("aria-expanded", "true");
    expect(button("Markhope")).toHaveAttribute("aria-expanded", "true");
    expect(button("Deploy")).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("navigation").scrollTop).toBe(40);
  });

  it("shows the page that is read, and the entry after it, where there are more than fit", () => {
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const [top, height] = this.matches("nav") ? [100, 300] : [500, 30];
      return { top, bottom: top + height, height } as DOMRect;
    });
    render(atPath("/docs/markhope/quickstart", <DocsSidebar />));
    expect(screen.getByRole("navigation").scrollTop).toBe(500 + 30 + 30 - 400);
  });

  it("opens a category when its link is followed, and folds it by the link on its own page", async () => {
    const { rerender } = render(atPath("/docs/intro", <DocsSidebar />));
    await userEvent.click(screen.getByRole("link", { name: "Markhope" }));
    expect(navigate).toHaveBeenCalledWith("/docs/category/markhope");
    rerender(atPath("/docs/category/markhope", <DocsSidebar />));
    expect(button("Markhope")).toHaveAttribute("aria-expanded", "true");
    navigate.mockClear();
    await userEvent.click(screen.getByRole("link", { name: "Markhope" }));
    expect(button("Markhope")).toHaveAttribute("aria-expanded", "false");
  });

  describe("of written-out entries", () => {
    const doc = (label: string, more = {}) => ({ type: "doc", label, path: `/docs/${label}`, docId: label, ...more });
    const category = (label: string, more = {}) => ({
      ...{ type: "category", label, path: null, items: [doc(`in-${label}`)] },
      ...more,
    });
    const show = (items: unknown[], pathname = "/docs/intro", more = {}) => {
      answerStaticQuery("DocsSidebar", { docVersions: [docVersion(items, more)] });
      return render(atPath(pathname, <DocsSidebar />));
    };

    it("take a document for a page whatever its address ends in", async () => {
      show([doc("next.js")]);
      await userEvent.click(screen.getByRole("link", { name: "next.js" }));
      expect(navigate.mock.calls).toEqual([["/docs/next.js"]]);
    });

    it("makes the label of a category without a page its button", async () => {
      show([category("plain")]);
      expect(screen.queryByRole("link", { name: "plain" })).toBeNull();
      await userEvent.click(screen.getByRole("button", { name: "plain" }));
      expect(screen.getByRole("link", { name: "in-plain" })).toBeVisible();
    });

    it("opens what asks for it, and leaves open what cannot be folded", () => {
      show([category("open", { collapsed: false }), category("fixed", { collapsible: false })]);
      expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["in-open", "in-fixed"]);
      expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["open"]);
    });

    it("gives an entry its class, and opens a link to elsewhere in a new tab", () => {
      show([{ type: "link", label: "Code", path: "https://code.example", className: "is-new" }]);
      const link = screen.getByRole("link", { name: /^Code/ });
      expect(link).toHaveAttribute("target", "_blank");
      expect(link.closest("li")).toHaveClass("is-new");
    });

    it("is the one that a page brings along, which names the page, and none where it brings none", () => {
      answerStaticQuery("DocsSidebar", { docVersions: [docVersion([doc("intro")])] });
      const own = { name: "tutorialSidebar", items: [doc("intro"), doc("secret")] as SidebarItem[] };
      const { rerender, container } = render(atPath("/docs/secret", <DocsSidebar sidebar={own} />));
      expect(current().map(({ textContent }) => textContent)).toEqual(["secret"]);
      rerender(atPath("/docs/secret", <DocsSidebar sidebar={null} />));
      expect(container).toBeEmptyDOMElement();
    });

    it("is not there on a page that asks for none", () => {
      const strays = [{ docId: "alone", path: "/docs/alone", sidebar: null }];
      expect(show([doc("alone")], "/docs/alone", { strays }).container).toBeEmptyDOMElement();
    });
  });
});
