import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { Announcement } from "../../../../src/components/layout/announcement";

const root = document.documentElement;
const BOOTED = "data-announcement-bar-initially-dismissed";
const bar = () => screen.queryByRole("complementary", { name: "Announcement" });
const stored = () => ["id", "dismiss"].map((name) => localStorage.getItem(`docusaurus.announcement.${name}`));
const store = (id: string, dismiss: string) => {
  localStorage.setItem("docusaurus.announcement.id", id);
  localStorage.setItem("docusaurus.announcement.dismiss", dismiss);
};
const show = (id = "v2", closeable = true) =>
  render(
    <>
      <Announcement id={id} html="<b>Out</b> now" closeable={closeable} />
      <a className="navbar-brand" href="/">
        Home
      </a>
    </>,
  );
const close = () => userEvent.click(screen.getByRole("button", { name: "Close" }));

it("is stored as seen, not as closed, on a first visit", () => {
  show();
  expect(bar()).toHaveTextContent("Out now");
  expect(stored()).toEqual(["v2", "false"]);
});

it("closes, stores that, and moves the focus to the navbar", async () => {
  show();
  await close();
  expect(bar()).toBeNull();
  expect(stored()).toEqual(["v2", "true"]);
  expect(screen.getByText("Home")).toHaveFocus();
});

it.each([
  ["v2", "true", "v2", ["v2", "true"], false],
  ["v1", "true", "v2", ["v2", "false"], true],
  ["annoucement-bar", "true", "announcement-bar", ["announcement-bar", "true"], false],
  ["annoucement-bar", "true", "v2", ["v2", "false"], true],
  ["v2", '{"a":[', "v2", ["v2", '{"a":['], true],
])("with %s stored and closed: %s, for %s, stores %p; shown: %p", (id, dismiss, configured, expected, isShown) => {
  store(id, dismiss);
  root.setAttribute(BOOTED, String(!isShown));
  show(configured);
  expect(stored()).toEqual(expected);
  expect(bar() !== null).toBe(isShown);
  expect(root).not.toHaveAttribute(BOOTED);
});

it("closes when another tab closes it, and appears when another tab clears the storage", () => {
  show();
  const otherTab = (key: string | null, newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue })));
  store("v2", "true");
  otherTab("docusaurus.announcement.dismiss", "true");
  expect(bar()).toBeNull();
  localStorage.clear();
  otherTab(null, null);
  expect(bar()).not.toBeNull();
});

it.each([
  ["cleared the storage", null],
  ["shown a newer announcement", "v3"],
])("can be closed after another tab has %s", async (_, newer) => {
  show();
  localStorage.clear();
  if (newer) store(newer, "false");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
  await close();
  expect(bar()).toBeNull();
  expect(stored()).toEqual(["v2", "true"]);
});

it("has no button and stores nothing if it cannot be closed", () => {
  show("v2", false);
  expect(bar()).not.toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  expect(localStorage).toHaveLength(0);
});
