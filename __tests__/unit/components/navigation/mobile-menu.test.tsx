import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { MobileMenu } from "../../../../src/components/navigation/mobile-menu";
import { atPath } from "../../../stand-ins/at-path";
import { answerStaticQuery } from "../../../stand-ins/gatsby";
import { hrefsIn } from "../../../stand-ins/read-page";

const onClose = jest.fn();
beforeEach(() => void onClose.mockReset());

const open = (pathname = "/about/") => render(atPath(pathname, <MobileMenu onClose={onClose} />));
const section = () => screen.getByRole("navigation", { name: "Docs sidebar", hidden: true });
const main = () => screen.getByRole("navigation", { name: "Main menu", hidden: true });

it("contains all links of the navbar and the color mode toggle", () => {
  open();
  const dialog = screen.getByRole("dialog", { name: "Navigation" });
  expect(hrefsIn(dialog)).toEqual(["/blog", "/projects/", "https://code.example"]);
  expect(within(dialog).getByRole("button", { name: /^Switch between dark and light mode/ })).toBeInTheDocument();
});

it.each([
  ["/docs/intro", ["Main menu", "Docs sidebar"]],
  ["/docs", ["Main menu", "Docs sidebar"]],
  ["/blog/arrays", ["Main menu", "Blog recent posts navigation"]],
  ["/blog/archive", ["Main menu"]],
  ["/about/", ["Main menu"]],
])("on %s contains %p", (pathname, names) => {
  open(pathname);
  const menus = screen.getAllByRole("navigation", { hidden: true });
  expect(menus.map((menu) => menu.getAttribute("aria-label"))).toEqual(names);
});

it("has no menu of the blog on a site that lists no recent posts", () => {
  answerStaticQuery("RecentPosts", { siteSettings: { blog: { recentPosts: 0 } }, allPost: { nodes: [] } });
  open("/blog");
  expect(main()).not.toHaveAttribute("inert");
  expect(screen.queryByText("← Back to main menu")).toBeNull();
});

it("closes on a click beside it, but not on one inside it", async () => {
  open();
  await userEvent.click(screen.getByText("Notes"));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("dialog"));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("closes when a link is followed, even to the current page", async () => {
  open("/blog");
  await userEvent.click(within(main()).getByText("Blogs"));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("closes on Back, even within the page", async () => {
  open("/blog/arrays");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it("shows the menu of the section first, then the main menu and back, and makes the other one inert", async () => {
  open("/docs/intro");
  expect(section().closest("[inert]")).toBeNull();
  expect(main()).toHaveAttribute("inert");
  await userEvent.click(screen.getByText("← Back to main menu"));
  expect(section().closest("[inert]")).not.toBeNull();
  expect(main()).not.toHaveAttribute("inert");
  expect(screen.getByText("Section menu →")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(section().closest("[inert]")).toBeNull();
  expect(screen.getByText("← Back to main menu")).toHaveFocus();
});

it("scrolls to the current page in a long section", () => {
  const box = (top: number, height: number) => ({ top, bottom: top + height, height }) as DOMRect;
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.textContent === "Quickstart" ? box(900, 30) : box(60, 600);
  });
  open("/docs/markhope/quickstart");
  expect(section().parentElement!.scrollTop).toBe(900 + 30 + 30 - 660);
});
