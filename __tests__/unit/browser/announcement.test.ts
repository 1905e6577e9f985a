import { startAnnouncement } from "../../../src/browser/announcement";

const root = document.documentElement;
const isHidden = () => root.getAttribute("data-announcement-bar-initially-dismissed") === "true";
const stored = () => ["id", "dismiss"].map((name) => localStorage.getItem(`docusaurus.announcement.${name}`));
const store = (id: string, dismiss: string) => {
  localStorage.setItem("docusaurus.announcement.id", id);
  localStorage.setItem("docusaurus.announcement.dismiss", dismiss);
};

let stop = () => {};
const start = (id = "v2") => {
  document.body.innerHTML = `<aside data-announcement="${id}"><button class="announcement-close">Close</button></aside><a class="navbar-brand" href="/">Home</a>`;
  stop = startAnnouncement();
};
const close = () => document.querySelector("button")!.click();

afterEach(() => {
  jest.restoreAllMocks();
  stop();
  localStorage.clear();
  root.removeAttribute("data-announcement-bar-initially-dismissed");
});

it("is kept as seen, not as closed, on a first visit", () => {
  start();
  expect(stored()).toEqual(["v2", "false"]);
  expect(isHidden()).toBe(false);
});

it("closes, remembers that, and hands the focus on", () => {
  start();
  close();
  expect(isHidden()).toBe(true);
  expect(stored()).toEqual(["v2", "true"]);
  expect(document.activeElement).toHaveClass("navbar-brand");
});

it.each([
  ["v2", "true", "v2", ["v2", "true"]],
  ["v1", "true", "v2", ["v2", "false"]],
  ["annoucement-bar", "true", "announcement-bar", ["announcement-bar", "true"]],
  ["annoucement-bar", "true", "v2", ["v2", "false"]],
])("with %s stored and closed: %s, for %s, stores %p", (id, dismiss, configured, expected) => {
  store(id, dismiss);
  start(configured);
  expect(stored()).toEqual(expected);
});

it("shows anew where what is stored is not of this site", () => {
  store("v2", '{"a":[');
  root.setAttribute("data-announcement-bar-initially-dismissed", "true");
  start();
  window.dispatchEvent(new StorageEvent("storage", { key: "docusaurus.announcement.dismiss", newValue: "1" }));
  expect(isHidden()).toBe(false);
});

it("follows other tabs, whatever they clear", () => {
  start();
  const otherTab = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  otherTab("docusaurus.announcement.dismiss", "true");
  expect(isHidden()).toBe(true);
  localStorage.clear();
  otherTab(null, null);
  expect(isHidden()).toBe(false);
});

it("closes for the visit where storage is blocked", () => {
  jest.spyOn(console, "warn").mockImplementation();
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  start();
  close();
  expect(isHidden()).toBe(true);
});

it("stops", () => {
  start();
  stop();
  close();
  expect(isHidden()).toBe(false);
});
