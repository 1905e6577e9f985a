import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { renderToString } from "react-dom/server";
import { startColorMode } from "../../../../src/browser/color-mode";
import { ColorModeToggle } from "../../../../src/components/navigation/color-mode-toggle";

it("names the mode and cycles through light, dark and system", async () => {
  document.documentElement.dataset.themeChoice = "system";
  startColorMode();
  render(<ColorModeToggle />);
  const button = screen.getByRole("button");
  for (const mode of ["system", "light", "dark", "system"]) {
    expect(button).toHaveAccessibleName(`Switch between dark and light mode (currently ${mode} mode)`);
    expect(button).toHaveAttribute("title", `${mode} mode`);
    await userEvent.click(button);
  }
});

it("is disabled until it works", () => {
  document.body.innerHTML = renderToString(<ColorModeToggle />);
  expect(screen.getByRole("button")).toBeDisabled();
  render(<ColorModeToggle />, { container: document.body, hydrate: true });
  expect(screen.getByRole("button")).toBeEnabled();
});
