import { STORAGE_KEYS } from "../shared/storage-keys";

declare global {
  interface Window {
    /** The path of the page. Gatsby reads it. */
    pagePath?: string;
  }
}

type Keys = Pick<typeof STORAGE_KEYS, "colorMode" | "announcementId" | "announcementDismissed">;

/**
 * An inline script that runs before the first paint. Its source text is put into the page, so it cannot use anything
 * outside the function.
 *
 * - A browser without `findLast` is too old for the application, and a sandboxed frame has no origin, so it cannot load
 *   data: the page stays as it is without scripting.
 * - It sets attributes of `<html>`: scripting is on, the color mode (also in the `<meta>` of the theme color), and
 *   whether the visitor has closed the announcement. A stored color mode other than `light` and `dark` means the
 *   system's. The one in the query is for this page only.
 * - It gives Gatsby the page's path, which `gatsby-ssr.tsx` writes into `<html>`, and encodes a fragment that cannot
 *   be decoded, since Gatsby would throw an error (`hash-target.ts`).
 * - With Trusted Types, it allows script addresses on this origin, and HTML with no element but `<mark>`, which
 *   DocSearch writes.
 * - If the application's scripts have not run by the `load` event, the page falls back to how it is without scripting,
 *   and the home page shows what may be wrong.
 */
function boot(keys: Keys, announcement: string, bannerId: string): void {
  const root = document.documentElement;
  // A page that is opened from a disk has no origin either, and the home page says so.
  const canRun = "findLast" in Array.prototype && (origin !== "null" || location.protocol === "file:");
  if (canRun) root.setAttribute("data-js", "");
  const { path } = root.dataset;
  if (path) window.pagePath = path;
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replace(/%/g, "%25"));
  }
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => html.replace(/<(?!\/?mark>)/g, "&lt;"),
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
  const isMode = (value: string | null): value is "light" | "dark" => value === "light" || value === "dark";
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const asked = new URLSearchParams(location.search).get("docusaurus-theme");
  const kept = stored(keys.colorMode);
  const choice = isMode(asked) ? asked : isMode(kept) ? kept : "system";
  const systemIsLight = "matchMedia" in window && matchMedia("(prefers-color-scheme: light)").matches;
  const light = choice === "system" ? systemIsLight : choice === "light";
  root.setAttribute("data-theme", light ? "light" : "dark");
  root.setAttribute("data-theme-choice", choice);
  document.querySelectorAll("meta[data-mode]").forEach((meta) => {
    const isChosen = meta.getAttribute("data-mode") === choice;
    if (choice !== "system") meta.setAttribute("media", isChosen ? "all" : "not all");
  });
  const lastId = (stored(keys.announcementId) || "").replace(/^annoucement-bar$/, "announcement-bar");
  if (announcement && lastId === announcement && stored(keys.announcementDismissed) === "true") {
    root.setAttribute("data-announcement-bar-initially-dismissed", "true");
  }
  addEventListener("load", () => {
    if (!canRun || root.dataset.js === "app") return;
    root.removeAttribute("data-js");
    const banner = document.getElementById(bannerId) as HTMLTemplateElement | null;
    if (!banner) return;
    document.body.prepend(banner.content);
    const suggestion = document.getElementById("__docusaurus-base-url-issue-banner-suggestion-container");
    if (suggestion) suggestion.textContent = location.pathname.replace(/\/?(index\.html)?$/, "/");
  });
}

/** Whether the application can run in this browser and frame. The boot script asks the same of pages from a host. */
export const canRunApp = (): boolean => "findLast" in Array.prototype && origin !== "null";

/** Tells the boot script that the application's scripts have run. */
export const noteAppScripts = (): void => document.documentElement.setAttribute("data-js", "app");

/** The id of the `<template>` on the home page with the message about a wrong base URL. */
export const BANNER_ID = "base-url-banner";

const { colorMode, announcementId, announcementDismissed } = STORAGE_KEYS;

/** Returns the source of the script. `announcement` is the id of the current announcement, or empty. */
export const bootScript = (announcement: string): string =>
  `(${boot.toString()})(${[{ colorMode, announcementId, announcementDismissed }, announcement, BANNER_ID]
    .map((value) => JSON.stringify(value).replaceAll("<", "\\u003c"))
    .join(",")})`;
