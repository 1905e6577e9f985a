import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { Navbar } from "../../../../src/components/navigation/navbar";
import { installDialog } from "../../../stand-ins/dialog";
import { resetGatsby } from "../../../stand-ins/gatsby";
import { Media } from "../../../stand-ins/media";
import { answerFrame } from "../../../stand-ins/site-frame";

beforeEach(() => {
  Media.install();
  installDialog();
  answerFrame();
});

afterEach(resetGatsby);

const hamburger = () => screen.getByRole("button", { name: "Toggle navigation bar" });

describe("Navbar", () => {
  it("leads home, to both groups of links and to the search", () => {
    render(<Navbar pathname="/blog/a" />);
    const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Notes", "/"],
      ["Blogs", "/blog"],
      ["Projects", "/projects/"],
      ["Code (opens in new tab)", "https://code.example"],
      ["", "/search"],
    ]);
    expect(links.at(-1)).toHaveAccessibleName("Search");
    expect(links[1]).toHaveAttribute("aria-current", "page");
  });

  it("opens and closes the menu of narrow windows", async () => {
    render(<Navbar pathname="/blog" />);
    expect(hamburger()).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(hamburger());
    expect(hamburger()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(screen.getByRole("button", { name: "Close navigation bar" }));
    expect(hamburger()).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("closes the menu when the page changes, and when the browser's Back changes it", async () => {
    const { rerender } = render(<Navbar pathname="/blog" />);
    await userEvent.click(hamburger());
    rerender(<Navbar pathname="/docs/intro" />);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(hamburger()).toHaveAttribute("aria-expanded", "false");
  });

  it("goes out of the way when scrolling down, and not while its menu is open", async () => {
    render(<Navbar pathname="/blog" />);
    Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: 5000 });
    Object.defineProperty(window, "scrollY", { configurable: true, value: 400 });
    fireEvent.scroll(window);
    expect(screen.getByRole("banner")).toHaveAttribute("data-hidden", "true");
    await userEvent.click(hamburger());
    expect(screen.getByRole("banner")).not.toHaveAttribute("data-hidden");
  });
});
