import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { AllResults, Hit } from "../../../../src/search/dialog/hit";
import { navigate, setPathPrefix } from "../../../stand-ins/gatsby";

function openHit(url: string): void {
  render(<Hit hit={{ url }}>hit</Hit>);
  fireEvent.click(screen.getByRole("link", { name: "hit" }));
}

it("opens a hit with a percent sign in its fragment", () => {
  openHit("/docs/a#100%");
  expect(navigate.mock.calls).toEqual([["/docs/a#100%25"]]);
});

it.each([
  ["", "/blog/a?b=c#d"],
  ["/site", "/site/blog/a?b=c#d"],
])("opens a hit of the dialog without a page load, with the path prefix %j", (prefix, url) => {
  setPathPrefix(prefix);
  openHit(url);
  expect(navigate.mock.calls).toEqual([["/blog/a?b=c#d"]]);
});

it("counts all results anew in a link that the browser has translated", () => {
  const Footer = AllResults(undefined, jest.fn());
  const footer = (nbHits: number) => <Footer state={{ query: "ruby", context: { nbHits } }} />;
  const { rerender } = render(footer(1));
  const link = screen.getByRole("link", { name: "See all 1 result" });
  for (const text of [...link.childNodes]) {
    const translated = document.createElement("font");
    text.replaceWith(translated);
    translated.append(text.textContent!);
  }
  rerender(footer(2));
  expect(link).toHaveTextContent("See all 2 results");
});
