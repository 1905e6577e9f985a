import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { SiteLink } from "../../../../src/components/ui/site-link";
import { navigate, setPathPrefix } from "../../../stand-ins/gatsby";

const link = (to: string) => {
  setPathPrefix("/site");
  render(
    <SiteLink to={to} className="button" aria-current="page">
      Label
    </SiteLink>,
  );
  return screen.getByRole("link");
};

it.each([
  ["a page below the path prefix", "/blog?q=a", "/site/blog?q=a"],
  ["a fragment of the page", "#x", "#x"],
  ["an email address", "mailto:jane@example.com", "mailto:jane@example.com"],
  ["an email address in capital letters", "MAILTO:jane@example.com", "MAILTO:jane@example.com"],
  ["a phone number", "tel:+123", "tel:+123"],
])("opens %s in the same tab", (_, to, href) => {
  const element = link(to);
  expect(element).toHaveAttribute("href", href);
  expect(element).not.toHaveAttribute("target");
  expect(element).toHaveAccessibleName("Label");
});

it.each(["https://example.com/a", "//example.com"])("opens %s in a new tab, and says so", (to) => {
  const element = link(to);
  expect(element).toHaveAttribute("href", to);
  expect(element).toHaveAttribute("target", "_blank");
  expect(element).toHaveAttribute("rel", "noopener noreferrer");
  expect(element).toHaveAccessibleName("Label (opens in new tab)");
});

it.each([
  ["/my resume.pdf", "/site/my%20resume.pdf"],
  ["/blog/rss.xml?a=b", "/site/blog/rss.xml?a=b"],
])("leaves the file %s to the browser", (to, href) => {
  const element = link(to);
  expect(element).toHaveAttribute("href", href);
  expect(fireEvent.click(element)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it.each(["/blog", "#x", "https://example.com"])("passes its attributes on to the link to %s", (to) => {
  const element = link(to);
  expect(element).toHaveClass("button");
  expect(element).toHaveAttribute("aria-current", "page");
});
