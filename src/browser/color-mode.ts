import { useSyncExternalStore } from "react";
import { STORAGE_KEYS } from "../shared/storage-keys";
import { mediaQuery } from "./media-query";
import { oneOf, storageSlot } from "./storage";

export type ColorModeChoice = "light" | "dark" | "system";

const slot = storageSlot(STORAGE_KEYS.colorMode, oneOf("light", "dark", "system"));
const prefersLight = mediaQuery("(prefers-color-scheme: light)");
const listeners = new Set<() => void>();

const toChoice = (stored: string | null): ColorModeChoice =>
  stored === "light" || stored === "dark" ? stored : "system";

function apply(choice: ColorModeChoice): void {
  const root = document.documentElement;
  root.dataset.theme = choice === "system" ? (prefersLight.matches() ? "light" : "dark") : choice;
  root.dataset.themeChoice = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-mode]")) {
    const { mode } = meta.dataset;
    const chosen = choice === mode ? "all" : "not all";
    meta.setAttribute("media", choice === "system" ? `(prefers-color-scheme: ${mode})` : chosen);
  }
  for (const listener of [...listeners]) listener();
}

/** Calls back when the page changes its colors, or the visitor the choice. Returns how to stop. */
export function onColorModeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows and remembers the visitor's choice. The system's mode is never stored. */
export function setColorMode(choice: ColorModeChoice): void {
  if (choice === "system") slot.remove();
  else slot.set(choice);
  apply(choice);
}

/** The boot script has set it before the first paint; `?docusaurus-theme` in the address holds for one page only. */
const currentChoice = () => toChoice(document.documentElement.dataset.themeChoice ?? null);

/** Follows the system while that is the choice, and choices made in other tabs. Returns how to stop. */
export function startColorMode(): () => void {
  const follow = () => {
    if (currentChoice() === "system") apply("system");
  };
  /** A page that Back restores from the browser's memory may have missed a change. */
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) apply(toChoice(slot.get()));
  };
  const stopFollowing = prefersLight.listen(follow);
  window.addEventListener("pageshow", wake);
  const stopListening = slot.listen((value) => apply(toChoice(value)));
  return () => {
    stopFollowing();
    window.removeEventListener("pageshow", wake);
    stopListening();
  };
}

/** The visitor's choice; `system` until the page is hydrated. */
export const useColorModeChoice = (): ColorModeChoice =>
  useSyncExternalStore(onColorModeChange, currentChoice, () => "system");

const ORDER: ColorModeChoice[] = ["light", "dark", "system"];

export const nextChoice = (choice: ColorModeChoice): ColorModeChoice =>
  ORDER[(ORDER.indexOf(choice) + 1) % ORDER.length]!;
