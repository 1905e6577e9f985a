import React from "react";
import { useBrowserValue } from "../../browser/browser-value";
import { nextChoice, setColorMode, useColorModeChoice } from "../../browser/color-mode";
import { MoonIcon, SunIcon, SystemIcon } from "../ui/icons";

/**
 * Cycles through light, dark and system. CSS shows the matching icon, so that it is correct before hydration. Until then
 * the button is disabled, because a click would be lost.
 */
export function ColorModeToggle(): React.ReactElement {
  const choice = useColorModeChoice();
  const isHydrated = useBrowserValue(() => true, false);
  return (
    <button
      type="button"
      className="button button-icon color-mode-toggle script-only"
      disabled={!isHydrated}
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
