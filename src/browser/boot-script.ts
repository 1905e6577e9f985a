import { STORAGE_KEYS } from "../shared/storage-keys";

declare global {
  interface Window {
    /** The page's path as Gatsby knows it. */
    pagePath?: string;
  }
}

type Keys = Pick<typeof STORAGE_KEYS, "colorMode" | "announcementId" | "announcementDismissed">;

/**
 * Runs before the first paint, as text in the page: says on `<html>` that scripting is on, which color mode holds and
 * whether the announcement has been closed, and tells Gatsby the page's path, which `gatsby-ssr.tsx` puts there. A
 * fragment that cannot be decoded is encoded, before Gatsby reads the address (`hash-target.ts`). Where the policy asks
 * for Trusted Types, the addresses of scripts may be texts if they are on this site, and HTML may be text with `<mark>`
 * and no other element, as DocSearch writes it. If the application's scripts have not run when all files are loaded, the
 * page becomes what it is without scripting, and the home page says what may be wrong. It may use nothing outside itself.
 * Only `light` and `dark` are choices; whatever else is stored means the system's. What the address asks for holds for
 * this page and is not stored.
 */
function boot(keys: Keys, announcement: string, bannerId: string): void {
  const root = document.documentElement;
  root.setAttribute("data-js", "");
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
    if (root.dataset.js === "app") return;
    root.removeAttribute("data-js");
    const banner = document.getElementById(bannerId) as HTMLTemplateElement | null;
    if (!banner) return;
    document.body.prepend(banner.content);
    const suggestion = document.getElementById("__docusaurus-base-url-issue-banner-suggestion-container");
    if (suggestion) suggestion.textContent = location.pathname.replace(/\/?(index\.html)?$/, "/");
  });
}

/** Tells the boot script that the application's scripts have run. */
export const noteAppScripts = (): void => document.documentElement.setAttribute("data-js", "app");

/** The `<template>` of the home page that says what may be wrong. */
export const BANNER_ID = "base-url-banner";

const { colorMode, announcementId, announcementDismissed } = STORAGE_KEYS;

/** The script's text. Takes the id of the announcement that a visitor can have closed; empty for none. */
export const bootScript = (announcement: string): string =>
  `(${boot.toString()})(${[{ colorMode, announcementId, announcementDismissed }, announcement, BANNER_ID]
    .map((value) => JSON.stringify(value).replaceAll("<", "\\u003c"))
    .join(",")})`;
