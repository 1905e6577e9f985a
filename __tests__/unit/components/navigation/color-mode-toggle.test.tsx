import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { startColorMode } from "../../../../src/browser/color-mode";
import { ColorModeToggle } from "../../../../src/components/navigation/color-mode-toggle";

beforeEach(() => {
  document.documentElement.dataset.themeChoice = "system";
});
beforeAll(startColorMode);

it("names the mode and cycles through light, dark and system", async () => {
  render(<ColorModeToggle />);
  const button = screen.getByRole("button");
  for (const [mode, stored] of [
    ["system", null],
    ["light", "light"],
    ["dark", "dark"],
    ["system", null],
  ]) {
    expect(button).toHaveAccessibleName(`Switch between dark and light mode (currently ${mode} mode)`);
    expect(button).toHaveAttribute("title", `${mode} mode`);
    expect(localStorage.getItem("theme")).toBe(stored);
    await userEvent.click(button);
  }
});

it("follows a choice that is made in another tab", () => {
  render(<ColorModeToggle />);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" })));
  expect(screen.getByRole("button", { name: /currently dark mode/ })).toBeInTheDocument();
});
