import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { VersionBadge, VersionBanner } from "../../../../src/components/docs/version-notice";
import { VersionMenu } from "../../../../src/components/docs/version-menu";
import { atPath } from "../../../stand-ins/at-path";
import { answerStaticQuery } from "../../../stand-ins/gatsby";
import { hrefsIn } from "../../../stand-ins/read-page";
import { docVersion } from "../../../stand-ins/site-frame";

const KEY = "docs-preferred-version-default";
const doc = (path: string) => ({ type: "doc", label: path, path, docId: path.split("/").at(-1) });

const NEXT = docVersion([doc("/docs/next/intro"), doc("/docs/next/new")], {
  ...{ path: "/docs/next", mainPath: "/docs/next/intro", isLast: false, banner: "unreleased", badge: true },
});
const LAST = docVersion([doc("/docs/intro")], { name: "2.0", label: "2.0", badge: true });
const OLD = docVersion([doc("/docs/1.0/intro")], {
  ...{ name: "1.0", label: "One", path: "/docs/1.0", mainPath: "/docs/1.0/intro" },
  ...{ isLast: false, banner: "unmaintained", badge: true },
});

beforeEach(() => answerStaticQuery("DocsSidebar", { docVersions: [NEXT, LAST, OLD] }));

it("the version menu leads to the same page of other versions or to their main page, with query and fragment", async () => {
  window.history.replaceState(null, "", "/docs/next/new?tab=a#part");
  render(atPath("/docs/next/new", <VersionMenu />));
  expect(hrefsIn()).toEqual(["/docs/next/new", "/docs/intro", "/docs/1.0/intro"]);
  await userEvent.click(screen.getByText("Version:"));
  expect(await screen.findByText("Next", { selector: "a[href*='?']" })).toHaveAttribute("aria-current", "true");
  expect(hrefsIn()).toEqual(["/docs/next/new?tab=a#part", "/docs/intro?tab=a#part", "/docs/1.0/intro?tab=a#part"]);
});

it("the version menu stores the version that is chosen, and not one that is only visited", async () => {
  render(atPath("/docs/intro", <VersionMenu />));
  expect(localStorage.getItem(KEY)).toBeNull();
  await userEvent.click(screen.getByText("Version:"));
  await userEvent.click(screen.getByRole("link", { name: "One" }));
  expect(localStorage.getItem(KEY)).toBe("1.0");
  expect(screen.getByRole("group")).not.toHaveAttribute("open");
});

it.each([
  ["/docs/next/intro", "This is unreleased documentation for Notes Next version."],
  ["/docs/1.0/intro", "This is documentation for Notes One, which is no longer actively maintained."],
])("the banner on %s says %s", async (pathname, sentence) => {
  const { container } = render(atPath(pathname, <VersionBanner />));
  expect(container).toHaveTextContent(`${sentence}For up-to-date documentation, see the latest version (2.0).`);
  expect(screen.queryByRole("alert")).toBeNull();
  const link = screen.getByRole("link", { name: "latest version" });
  expect(link).toHaveAttribute("href", "/docs/intro");
  await userEvent.click(link);
  expect(localStorage.getItem(KEY)).toBe("2.0");
});

it("the latest version has a badge and no banner", () => {
  expect(render(atPath("/docs/intro", <VersionBanner />)).container).toBeEmptyDOMElement();
  expect(render(atPath("/docs/intro", <VersionBadge />)).container).toHaveTextContent("Version: 2.0");
});

it.each([
  ["in documentation with one version", "/docs/intro", [docVersion([doc("/docs/intro")])]],
  ["outside the documentation", "/blog", [NEXT, LAST, OLD]],
])("there is no menu, badge or banner %s", (_, pathname, docVersions) => {
  answerStaticQuery("DocsSidebar", { docVersions });
  for (const element of [<VersionMenu />, <VersionBadge />, <VersionBanner />]) {
    expect(render(atPath(pathname, element)).container).toBeEmptyDOMElement();
  }
});
