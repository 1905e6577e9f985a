import { useSyncExternalStore } from "react";
import { STORAGE_KEYS } from "../shared/storage-keys";
import { createListeners } from "./listeners";
import { mediaQuery } from "./media-query";
import { oneOf, storageSlot } from "./storage";

type ColorModeChoice = "light" | "dark" | "system";

const slot = storageSlot(STORAGE_KEYS.colorMode, oneOf("light", "dark", "system"));
const prefersLight = mediaQuery("(prefers-color-scheme: light)");
const listeners = createListeners();

function apply(choice: ColorModeChoice): void {
  const root = document.documentElement;
  root.dataset.theme = choice === "system" ? (prefersLight.matches() ? "light" : "dark") : choice;
  root.dataset.themeChoice = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-mode]")) {
    const { mode } = meta.dataset;
    const chosen = choice === mode ? "all" : "not all";
    meta.setAttribute("media", choice === "system" ? `(prefers-color-scheme: ${mode})` : chosen);
  }
  listeners.call();
}

/** Adds a listener for changes of the page's colors and of the visitor's choice. */
export const onColorModeChange = listeners.add;

/** Stores the visitor's choice, which `startColorMode` then applies. For `system` nothing is stored. */
export function setColorMode(choice: ColorModeChoice): void {
  if (choice === "system") slot.remove();
  else slot.set(choice);
}

/** The boot script sets it before the first paint, also from `?docusaurus-theme`, which is never stored. */
const currentChoice = () => (document.documentElement.dataset.themeChoice ?? "system") as ColorModeChoice;

/** Follows the system's mode while the choice is `system`, and choices in other tabs. Never stops. */
export function startColorMode(): void {
  prefersLight.listen(() => {
    if (currentChoice() === "system") apply("system");
  });
  slot.listen((stored) => apply(stored ?? "system"));
}

/** The visitor's choice. In the static HTML and during hydration it is `system`. */
export const useColorModeChoice = (): ColorModeChoice =>
  useSyncExternalStore(onColorModeChange, currentChoice, () => "system");

const ORDER: ColorModeChoice[] = ["light", "dark", "system"];

export const nextChoice = (choice: ColorModeChoice): ColorModeChoice =>
  ORDER[(ORDER.indexOf(choice) + 1) % ORDER.length]!;
