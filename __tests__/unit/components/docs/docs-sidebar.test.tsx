import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { finishNavigation, startNavigation } from "../../../../src/browser/navigation";
import { DocsSidebar } from "../../../../src/components/docs/docs-sidebar";
import { rememberSidebar } from "../../../../src/components/docs/sidebar-memory";
import type { SidebarItem } from "../../../../src/shared/sidebar";
import { atPath } from "../../../stand-ins/at-path";
import { answerStaticQuery, navigate } from "../../../stand-ins/gatsby";
import { textsOf } from "../../../stand-ins/read-page";
import { docVersion } from "../../../stand-ins/site-frame";

afterEach(() => rememberSidebar("none"));

const show = (pathname: string) => render(atPath(pathname, <DocsSidebar />));
const button = (category: string) => screen.getByRole("button", { name: new RegExp(`category '${category}'$`) });
const isExpanded = (category: string) => button(category).getAttribute("aria-expanded") === "true";
const current = () => [...document.querySelectorAll("[aria-current=page]")];
const visible = () => textsOf(screen.getAllByRole("link"));

it("begins with all categories collapsed, whose links are in the HTML even so", () => {
  show("/docs/intro");
  expect(screen.getByRole("navigation", { name: "Docs sidebar" })).toBeInTheDocument();
  expect(visible()).toEqual(["Intro", "Markhope", "Other"]);
  expect(["Markhope", "Other"].map(isExpanded)).toEqual([false, false]);
  const hidden = screen.getByRole("link", { name: "Quickstart", hidden: true });
  expect(hidden).toHaveAttribute("href", "/docs/markhope/quickstart");
});

it("expands only the categories of the current page", () => {
  show("/docs/markhope/ci-cd");
  expect(visible()).toEqual(["Intro", "Markhope", "Quickstart", "Deploy", "CI/CD", "Other"]);
});

it.each([
  ["/docs/intro", "Intro"],
  ["/docs", "Intro"],
  ["/docs/category/markhope", "Markhope"],
  ["/docs/Markhope/CI-CD", "CI/CD"],
])("on %s marks only %s", (pathname, label) => {
  show(pathname);
  expect(textsOf(current())).toEqual([label]);
});

it("expands and collapses a category by its button, independently of others", async () => {
  show("/docs/intro");
  await userEvent.click(button("Markhope"));
  await userEvent.click(button("Other"));
  expect(button("Markhope")).toHaveAccessibleName("Collapse sidebar category 'Markhope'");
  expect(visible()).toEqual(["Intro", "Markhope", "Quickstart", "Deploy", "Other", "Extra"]);
  await userEvent.click(button("Markhope"));
  expect(button("Markhope")).toHaveAccessibleName("Expand sidebar category 'Markhope'");
  expect(visible()).toEqual(["Intro", "Markhope", "Other", "Extra"]);
});

it("keeps its state on the next page, and also expands the categories of that page", async () => {
  const { unmount } = show("/docs/intro");
  await userEvent.click(button("Other"));
  fireEvent.scroll(screen.getByRole("navigation"), { target: { scrollTop: 40 } });
  unmount();
  show("/docs/markhope/quickstart");
  expect(["Other", "Markhope", "Deploy"].map(isExpanded)).toEqual([true, true, false]);
  expect(screen.getByRole("navigation").scrollTop).toBe(40);
});

it("expands a category when its link is followed, and keeps it expanded on other pages", async () => {
  const { unmount } = show("/docs/intro");
  await userEvent.click(screen.getByRole("link", { name: "Markhope" }));
  expect(navigate).toHaveBeenCalledWith("/docs/category/markhope");
  unmount();
  show("/docs/other/extra");
  expect(isExpanded("Markhope")).toBe(true);
});

it("collapses a category by its link on its own page", async () => {
  show("/docs/category/markhope");
  expect(isExpanded("Markhope")).toBe(true);
  await userEvent.click(screen.getByRole("link", { name: "Markhope" }));
  expect(isExpanded("Markhope")).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

it("toggles a category by its link without beginning a navigation, which would be superseded by the next one", async () => {
  const [category, next] = ["/docs/category/markhope", "/docs/intro"].map((pathname) => ({ pathname, search: "" }));
  startNavigation();
  finishNavigation(category!);
  show(category!.pathname);
  await userEvent.click(screen.getByRole("link", { name: "Markhope" }));
  await userEvent.click(screen.getByRole("link", { name: "Intro" }));
  expect(finishNavigation(next!)).toBe(true);
  // The search navigates by itself, without a click on a link.
  expect(finishNavigation(category!)).toBe(true);
});

it("leaves a click with a modifier key on the link of a category to the browser", () => {
  show("/docs/category/markhope");
  const prevented: boolean[] = [];
  const listen = (event: MouseEvent) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault(); // jsdom cannot leave the page.
  };
  window.addEventListener("click", listen);
  fireEvent.click(screen.getByRole("link", { name: "Markhope" }), { ctrlKey: true });
  fireEvent.click(screen.getByRole("link", { name: "Other" }), { metaKey: true });
  window.removeEventListener("click", listen);
  expect(prevented).toEqual([false, false]);
  expect(["Markhope", "Other"].map(isExpanded)).toEqual([true, false]);
});

it.each([
  ["below the visible part", 500, 500 + 2 * 30 - 400],
  ["half below the visible part", 385, 385 + 2 * 30 - 400],
  ["above the visible part", -40, -40 - 30 - 100],
  ["visible", 200, 0],
])("scrolls to the current page and the entry beside it if the page is %s", (_, place, distance) => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [top, height] = this.matches("nav") ? [100, 300] : [this.textContent === "Quickstart" ? place : 0, 30];
    return { top, bottom: top + height, height } as DOMRect;
  });
  // The version menu marks the current version, to which nothing scrolls.
  answerStaticQuery("DocsSidebar", {
    docVersions: [docVersion([doc("Quickstart")]), docVersion([], { name: "1.0", label: "1.0", path: "/docs/1.0" })],
  });
  rememberSidebar("current tutorialSidebar", { scrollTop: 1000 });
  show("/docs/Quickstart");
  expect(screen.getByRole("navigation").scrollTop).toBe(1000 + distance);
});

const doc = (label: string, more = {}) => ({ type: "doc", label, path: `/docs/${label}`, docId: label, ...more });
const category = (label: string, more = {}) => ({
  ...{ type: "category", label, path: null, items: [doc(`in-${label}`)] },
  ...more,
});
const showItems = (items: unknown[], pathname = "/docs/intro", more = {}) => {
  answerStaticQuery("DocsSidebar", { docVersions: [docVersion(items, more)] });
  return show(pathname);
};

it("links to a doc as a page even if its address looks like that of a file", async () => {
  showItems([doc("next.js")]);
  await userEvent.click(screen.getByRole("link", { name: "next.js" }));
  expect(navigate.mock.calls).toEqual([["/docs/next.js"]]);
});

it("expands a category without a page by its label", async () => {
  showItems([category("plain")]);
  expect(screen.queryByRole("link")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "plain" }));
  expect(visible()).toEqual(["in-plain"]);
});

it("tells categories with the same name apart by their keys", async () => {
  const { unmount } = showItems([category("API", { key: "a" }), category("API", { key: "b" })]);
  await userEvent.click(screen.getAllByRole("button")[1]!);
  unmount();
  show("/docs/intro");
  expect(visible()).toEqual(["in-API"]);
});

it("begins with a category expanded if its settings say so or that it cannot be collapsed", () => {
  const fixed = { collapsible: false };
  showItems([
    category("open", { collapsed: false }),
    category("fixed", fixed),
    category("both", { ...fixed, path: "/docs/both" }),
  ]);
  expect(visible()).toEqual(["in-open", "in-fixed", "both", "in-both"]);
  expect(textsOf(screen.getAllByRole("button"))).toEqual(["open"]);
});

it("gives an entry its class, and opens another site in a new tab", () => {
  showItems([{ type: "link", label: "Code", path: "https://code.example", className: "is-new" }]);
  const link = screen.getByRole("link", { name: /^Code/ });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.closest("li")).toHaveClass("is-new");
});

it("can be a sidebar of the page's own, or none", () => {
  const own = { name: "tutorialSidebar", items: [doc("intro"), doc("secret")] as SidebarItem[] };
  const { rerender, container } = render(atPath("/docs/secret", <DocsSidebar sidebar={own} />));
  expect(textsOf(current())).toEqual(["secret"]);
  rerender(atPath("/docs/secret", <DocsSidebar sidebar={null} />));
  expect(container).toBeEmptyDOMElement();
});
