import React from "react";
import { nextChoice, setColorMode, useColorModeChoice } from "../../browser/color-mode";
import { MoonIcon, SunIcon, SystemIcon } from "../ui/icons";

/** Cycles through light, dark and system. CSS shows the matching icon, so that it is correct before hydration. */
export function ColorModeToggle({ className = "" }: { className?: string }): React.ReactElement {
  const choice = useColorModeChoice();
  return (
    <button
      type="button"
      className={`button button-icon color-mode-toggle script-only ${className}`}
      title={`${choice} mode`}
      aria-label={`Switch between dark and light mode (currently ${choice} mode)`}
      onClick={() => setColorMode(nextChoice(choice))}
    >
      <SunIcon className="mode-light" />
      <MoonIcon className="mode-dark" />
      <SystemIcon className="mode-system" />
    </button>
  );
}
