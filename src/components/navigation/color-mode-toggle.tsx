import React from "react";
import { nextChoice, setColorMode, useColorModeChoice } from "../../browser/color-mode";
import { MoonIcon, SunIcon, SystemIcon } from "../ui/icons";

/** Cycles through light, dark and system. CSS shows the matching icon, so that it is correct before hydration. */
export function ColorModeToggle(): React.ReactElement {
  const choice = useColorModeChoice();
  return (
    <button
      type="button"
      className="button button-icon color-mode-toggle script-only"
      title={`${choice} mode`}
      aria-label={`Switch between dark and light mode (currently ${choice} mode)`}
      onClick={() => setColorMode(nextChoice(choice))}
    >
      <SunIcon />
      <MoonIcon />
      <SystemIcon />
    </button>
  );
}
