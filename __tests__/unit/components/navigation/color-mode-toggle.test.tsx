import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { ColorModeToggle } from "../../../../src/components/navigation/color-mode-toggle";

beforeEach(() => {
  document.documentElement.dataset.themeChoice = "system";
});

const label = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;

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
      expect(button).toHaveAccessibleName(label(mode!));
      expect(button).toHaveAttribute("title", `${mode} mode`);
      expect(localStorage.getItem("theme")).toBe(stored);
      await userEvent.click(button);
    }
  });

  it("has all three drawings, of which the style sheet shows one", () => {
    const { container } = render(<ColorModeToggle />);
    expect(container.querySelectorAll("svg")).toHaveLength(3);
    expect(screen.getByRole("button")).toHaveClass("script-only");
  });

  it("agrees with a second one in the page", async () => {
    render(
      <>
        <ColorModeToggle />
        <ColorModeToggle />
      </>,
    );
    await userEvent.click(screen.getAllByRole("button")[0]!);
    for (const button of screen.getAllByRole("button")) expect(button).toHaveAccessibleName(label("light"));
  });
});
