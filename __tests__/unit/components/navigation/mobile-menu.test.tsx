import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { MobileMenu } from "../../../../src/components/navigation/mobile-menu";
import { atPath } from "../../../stand-ins/at-path";

const onClose = jest.fn();

beforeEach(() => void onClose.mockReset());

const open = (pathname = "/about/") => render(atPath(pathname, <MobileMenu onClose={onClose} />));

describe("MobileMenu", () => {
  it("is a modal dialog with its name, which is closed before it goes", () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
    const { unmount } = open();
    expect(showModal).toHaveBeenCalledTimes(1);
    const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Navigation" });
    unmount();
    expect(dialog.open).toBe(false);
  });

  it("holds all links of the navbar and the toggle", () => {
    open();
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/blog",
      "/projects/",
      "https://code.example",
    ]);
    expect(dialog.getByRole("button", { name: /^Switch between dark and light mode/ })).toBeInTheDocument();
  });

  it.each([
    ["/docs/intro", "Docs sidebar"],
    ["/docs", "Docs sidebar"],
    ["/blog/arrays", "Blog recent posts navigation"],
  ])("on %s holds the navigation of the section: %s", (pathname, name) => {
    open(pathname);
    expect(screen.getByRole("navigation", { name })).toBeInTheDocument();
  });

  it.each(["/about/", "/blogroll/", "/docs-style/"])("on %s holds no other navigation", (pathname) => {
    open(pathname);
    expect(screen.getAllByRole("navigation").map((nav) => nav.getAttribute("aria-label"))).toEqual(["Main menu"]);
  });

  it("closes by a click beside it, not by one in it", async () => {
    open();
    await userEvent.click(screen.getByText("Notes"));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("dialog"));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("closes when a link is followed, even to the page it is on", async () => {
    open("/blog");
    await userEvent.click(screen.getByRole("link", { name: "Blogs" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("closes with the dialog itself, as Escape does it", () => {
    open();
    fireEvent(screen.getByRole("dialog"), new Event("close"));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  describe("in a section", () => {
    const section = () => screen.getByRole("navigation", { name: "Docs sidebar", hidden: true });
    const main = () => screen.getByRole("navigation", { name: "Main menu", hidden: true });

    it("shows the section first, and what is out of sight is out of reach", () => {
      open("/docs/intro");
      expect(section().closest("[inert]")).toBeNull();
      expect(main()).toHaveAttribute("inert");
    });

    it("shows the page that is read, however long the section is", () => {
      const box = (top: number, height: number) => ({ top, bottom: top + height, height }) as DOMRect;
      jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
        return this.textContent === "Quickstart" ? box(900, 30) : box(60, 600);
      });
      open("/docs/markhope/quickstart");
      expect(section().parentElement!.scrollTop).toBe(900 + 30 + 30 - 660);
    });

    it("turns to the main menu and back", async () => {
      open("/docs/intro");
      await userEvent.click(screen.getByText("← Back to main menu"));
      expect(main()).not.toHaveAttribute("inert");
      expect(section().closest("[inert]")).not.toBeNull();
      await userEvent.click(screen.getByText("Menu of this section →"));
      expect(section().closest("[inert]")).toBeNull();
    });
  });
});
