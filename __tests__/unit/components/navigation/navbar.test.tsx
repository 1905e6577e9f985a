import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { Navbar } from "../../../../src/components/navigation/navbar";
import { atPath } from "../../../stand-ins/at-path";
import { Media, WIDE } from "../../../stand-ins/media";

let mockFails = false;
jest.mock("../../../../src/components/navigation/mobile-menu", () => {
  if (mockFails) throw new Error("Loading chunk 7 failed.");
  return jest.requireActual<object>("../../../../src/components/navigation/mobile-menu");
});

const hamburger = () => screen.getByRole("button", { name: "Toggle navigation bar" });

it("links to the home page, both groups of links and the search", () => {
  render(atPath("/blog/a", <Navbar />));
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

it("says that the menu could not be loaded until its button is pressed again, and opens it on Retry", async () => {
  jest.spyOn(console, "warn").mockImplementation();
  mockFails = true;
  render(atPath("/blog", <Navbar />));
  await userEvent.click(hamburger());
  expect(await screen.findByRole("alert")).toHaveTextContent("The menu could not be loaded.");
  await userEvent.click(hamburger());
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(hamburger());
  mockFails = false;
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("dialog", { name: "Navigation" })).toBeInTheDocument();
});

it("shows the section first each time the menu is opened", async () => {
  render(atPath("/docs/intro", <Navbar />));
  await userEvent.click(hamburger());
  await userEvent.click(await screen.findByText("← Back to main menu"));
  await userEvent.click(screen.getByRole("button", { name: "Close navigation bar" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(hamburger());
  expect(screen.getByRole("navigation", { name: "Docs sidebar" }).closest("[inert]")).toBeNull();
});

it("closes the menu when the window becomes wide", async () => {
  const media = Media.install();
  render(atPath("/blog", <Navbar />));
  await userEvent.click(hamburger());
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
  act(() => media.set(WIDE, true));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(hamburger()).toHaveAttribute("aria-expanded", "false");
});
