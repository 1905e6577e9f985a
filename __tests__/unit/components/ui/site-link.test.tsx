import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { SiteLink } from "../../../../src/components/ui/site-link";
import { navigate, setPathPrefix } from "../../../stand-ins/gatsby";

const link = (to: string, props = {}) => {
  render(
    <SiteLink to={to} {...props}>
      Label
    </SiteLink>,
  );
  return screen.getByRole("link");
};

describe("SiteLink", () => {
  it("stays inside the site, below its prefix", () => {
    setPathPrefix("/site");
    const element = link("/blog?q=a");
    expect(element).toHaveAttribute("href", "/site/blog?q=a");
    expect(element).not.toHaveAttribute("target");
    expect(element).toHaveAccessibleName("Label");
  });

  it.each(["https://example.com/a", "http://example.com", "//example.com"])(
    "opens %s in a new tab, and says so",
    (to) => {
      const element = link(to);
      expect(element).toHaveAttribute("href", to);
      expect(element).toHaveAttribute("target", "_blank");
      expect(element).toHaveAttribute("rel", "noopener noreferrer");
      expect(element).toHaveAccessibleName("Label (opens in new tab)");
    },
  );

  it.each(["/resume.pdf", "/blog/rss.xml?a=b"])("leaves the file %s to the browser", (to) => {
    setPathPrefix("/site");
    const element = link(to);
    expect(element).toHaveAttribute("href", `/site${to}`);
    expect(fireEvent.click(element)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each(["#x", "#", "mailto:jane@example.com", "tel:+123", "MAILTO:jane@example.com"])(
    "stays on the page for %s, or hands it to the program for it",
    (to) => {
      setPathPrefix("/site");
      const element = link(to);
      expect(element).toHaveAttribute("href", to);
      expect(element).not.toHaveAttribute("target");
      expect(element).toHaveAccessibleName("Label");
    },
  );

  it.each(["/blog", "#x", "https://example.com", "mailto:jane@example.com"])("passes on what %s is given", (to) => {
    const element = link(to, { className: "button", "aria-current": "page" });
    expect(element).toHaveClass("button");
    expect(element).toHaveAttribute("aria-current", "page");
  });
});
