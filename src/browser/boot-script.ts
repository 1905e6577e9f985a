import { STORAGE_KEYS } from "../shared/storage-keys";

/**
 * Runs before the first paint, as text in the page: sets the colour mode on `<html>` and says that scripting is on.
 * It may use nothing outside itself. Only `light` and `dark` are choices; whatever else is stored means the system's.
 */
function boot(key: string): void {
  const root = document.documentElement;
  root.setAttribute("data-js", "");
  let stored: string | null = null;
  try {
    stored = new URLSearchParams(location.search).get("docusaurus-theme") ?? localStorage.getItem(key);
  } catch {
    stored = null;
  }
  const choice = stored === "light" || stored === "dark" ? stored : "system";
  const light = choice === "system" ? matchMedia("(prefers-color-scheme: light)").matches : choice === "light";
  root.setAttribute("data-theme", light ? "light" : "dark");
  root.setAttribute("data-theme-choice", choice);
}

export const bootScript = `(${boot.toString()})(${JSON.stringify(STORAGE_KEYS.colorMode)})`;
