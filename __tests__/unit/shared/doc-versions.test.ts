import {
  docIdAt,
  sidebarAt,
  versionAt,
  versionedLink,
  versionToSearch,
  type DocVersionTree,
} from "../../../src/shared/doc-versions";
import type { SidebarItem } from "../../../src/shared/sidebar";

const doc = (path: string): SidebarItem => ({ type: "doc", label: path, path, docId: path.split("/").at(-1)! });
const version = (name: string, path: string, more: Partial<DocVersionTree> = {}): DocVersionTree => ({
  ...{ name, label: name, path, isLast: path === "/docs", banner: "none", badge: true, noIndex: false },
  ...{ mainPath: `${path}/intro`, sidebars: { main: [doc(`${path}/intro`), doc(`${path}/guide`)] }, strays: [] },
  ...more,
});

const LAST = version("2.0", "/docs", { strays: [{ docId: "alone", path: "/docs/alone", sidebar: null }] });
const NEXT = version("current", "/docs/next", {
  sidebars: { main: [doc("/docs/next/intro")], other: [doc("/docs/next/new")] },
});
const ALL = [NEXT, LAST];

it.each([
  ["/docs", "2.0"],
  ["/docs/", "2.0"],
  ["/docs/intro", "2.0"],
  ["/docs/next", "current"],
  ["/docs/Next/intro", "current"],
  ["/docs/nextdoor", "2.0"],
  ["/blog", undefined],
])("%s belongs to the version %s", (path, name) => {
  expect(versionAt(ALL, path)?.name).toBe(name);
});

it.each([
  ["/docs", "intro"],
  ["/docs/guide/", "guide"],
  ["/docs/alone", "alone"],
  ["/docs/tags", null],
])("the document at %s is %s", (path, docId) => {
  expect(docIdAt(LAST, path)).toBe(docId);
});

it.each([
  [NEXT, "/docs/next/new", "other"],
  [NEXT, "/docs/next", "main"],
  [NEXT, "/docs/next/tags", "main"],
  [LAST, "/docs/alone", undefined],
])("shows the sidebar that contains the page, or the one that it asks for", (of, path, name) => {
  expect(sidebarAt(of, path)?.name).toBe(name);
});

it.each([
  ["/docs/intro", ["current"], "/docs/next/intro"],
  ["/docs/intro", [undefined, "2.0"], "/docs/intro"],
  ["/docs/guide", ["current", null], "/docs/guide"],
  ["/docs/next/intro", ["2.0"], "/docs/next/intro"],
  ["/blog", ["current"], "/blog"],
])("a link to %s for readers of %j leads to %s", (to, names, expected) => {
  expect(versionedLink(ALL, to, names)).toBe(expected);
  expect(versionedLink([LAST], to, names)).toBe(to);
});

const OLD = version("1.0", "/docs/1.0");
const HIDDEN = version("beta", "/docs/beta", { noIndex: true });
it.each([
  ["the version that is read", [...ALL, OLD], "/docs/1.0/intro", "current", "1.0"],
  ["the preferred one elsewhere", [...ALL, OLD], "/blog", "1.0", "1.0"],
  ["the latest without a preference", [...ALL, OLD], "/blog", null, "2.0"],
  ["the latest, if the index leaves out the version that is read", [...ALL, HIDDEN], "/docs/beta/intro", null, "2.0"],
  ["all, if the index contains one", [LAST, HIDDEN], "/docs/intro", null, undefined],
])("searches %s", (_, versions, path, preferred, name) => {
  expect(versionToSearch(versions, path, preferred)).toBe(name);
});
