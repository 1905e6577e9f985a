import React from "react";
import { renderToString } from "react-dom/server";
import { setColorMode, startColorMode, useColorModeChoice } from "../../../src/browser/color-mode";
import { Media, PREFERS_LIGHT } from "../../stand-ins/media";

const root = document.documentElement;
const shown = () => [root.dataset.theme, root.dataset.themeChoice];
let media: Media;

/** What another tab's change looks like here. */
const otherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

beforeEach(() => {
  // What earlier tests have started never stops, and would take the cleared storage for a change.
  otherTab(null, null);
  media = Media.install();
  root.dataset.theme = "dark";
  root.dataset.themeChoice = "system";
  startColorMode();
});

it("keeps the visitor's choice when the system changes, and follows the system without one", () => {
  setColorMode("dark");
  media.set(PREFERS_LIGHT, true);
  expect(shown()).toEqual(["dark", "dark"]);
  setColorMode("system");
  expect(shown()).toEqual(["light", "system"]);
  media.set(PREFERS_LIGHT, false);
  expect(shown()).toEqual(["dark", "system"]);
});

it.each([
  ["a choice", "theme", "light", ["light", "light"]],
  ["the choice of the system", "theme", null, ["dark", "system"]],
  ["garbage", "theme", "purple", ["dark", "system"]],
  ["everything cleared", null, null, ["dark", "system"]],
  ["another key", "docusaurus.tab.os", "light", ["dark", "dark"]],
])("follows another tab: %s", (_, key, value, expected) => {
  setColorMode("dark");
  otherTab(key, value);
  expect(shown()).toEqual(expected);
});

it("follows a missed change when Back restores the page from the back/forward cache", () => {
  localStorage.setItem("theme", "light");
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  show(false);
  expect(shown()).toEqual(["dark", "system"]);
  show(true);
  expect(shown()).toEqual(["light", "light"]);
});

it("keeps the mode of the address when Back restores the page without a change", () => {
  root.dataset.theme = root.dataset.themeChoice = "light";
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(shown()).toEqual(["light", "light"]);
});

it("gives the frame of the browser the colour of the mode", () => {
  document.head.innerHTML = '<meta data-mode="light"><meta data-mode="dark">';
  const media = () => [...document.querySelectorAll("meta")].map((meta) => meta.getAttribute("media"));
  setColorMode("dark");
  expect(media()).toEqual(["not all", "all"]);
  setColorMode("system");
  expect(media()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
});

it("is `system` in the static page, whatever the visitor chose", () => {
  const Choice = () => <>{useColorModeChoice()}</>;
  setColorMode("light");
  expect(renderToString(<Choice />)).toBe("system");
});
