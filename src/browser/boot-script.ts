import { STORAGE_KEYS } from "../shared/storage-keys";

/**
 * Runs before the first paint, as text in the page: sets the colour mode on `<html>` and says that scripting is on.
 * It may use nothing outside itself. Only `light` and `dark` are choices; whatever else is stored means the system's.
 */
function boot(key: string): void {
  const root = document.documentElement;
  root.setAttribute("data-js", "");
  const isMode = (value: string | null): value is "light" | "dark" => value === "light" || value === "dark";
  const asked = new URLSearchParams(location.search).get("docusaurus-theme");
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    stored = null;
  }
  const choice = isMode(asked) ? asked : isMode(stored) ? stored : "system";
  const light = choice === "system" ? matchMedia("(prefers-color-scheme: light)").matches : choice === "light";
  root.setAttribute("data-theme", light ? "light" : "dark");
  root.setAttribute("data-theme-choice", choice);
}

export const bootScript = `(${boot.toString()})(${JSON.stringify(STORAGE_KEYS.colorMode)})`;
