import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { Navbar } from "../../../../src/components/navigation/navbar";
import { atPath } from "../../../stand-ins/at-path";
import { installDialog } from "../../../stand-ins/dialog";
import { Media } from "../../../stand-ins/media";
import { answerFrame } from "../../../stand-ins/site-frame";

let mockFails = true;
jest.mock("../../../../src/components/navigation/mobile-menu", () => {
  if (mockFails) throw new Error("Loading chunk 7 failed.");
  return jest.requireActual<object>("../../../../src/components/navigation/mobile-menu");
});

afterEach(() => {
  jest.restoreAllMocks();
});

it("says that the menu could not be loaded, lets go of that, and opens the menu on Retry", async () => {
  jest.spyOn(console, "warn").mockImplementation();
  Media.install();
  installDialog();
  answerFrame();
  render(atPath("/blog", <Navbar />));
  const hamburger = screen.getByRole("button", { name: "Toggle navigation bar" });
  await userEvent.click(hamburger);
  expect(await screen.findByRole("alert")).toHaveTextContent("The menu could not be loaded.");
  await userEvent.click(hamburger);
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(hamburger);
  await screen.findByRole("alert");
  mockFails = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("dialog", { name: "Navigation" })).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});
