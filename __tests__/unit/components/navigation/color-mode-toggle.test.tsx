import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { startColorMode } from "../../../../src/browser/color-mode";
import { ColorModeToggle } from "../../../../src/components/navigation/color-mode-toggle";

beforeEach(() => {
  document.documentElement.dataset.themeChoice = "system";
});
beforeAll(startColorMode);

describe("ColorModeToggle", () => {
  it("names the mode and cycles light, dark, system", async () => {
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

  it("has all three drawings, of which the style sheet shows one", () => {
    const { container } = render(<ColorModeToggle />);
    expect(container.querySelectorAll("svg")).toHaveLength(3);
    expect(screen.getByRole("button")).toHaveClass("script-only");
  });
});
