import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Footer } from "../../../../src/components/layout/footer";
import { atPath } from "../../../stand-ins/at-path";
import { setPathPrefix } from "../../../stand-ins/gatsby";
import { hrefsIn, textsOf } from "../../../stand-ins/read-page";
import { answerFrame, siteItem } from "../../../stand-ins/site-frame";

it("contains the groups of links and the feed, below the path prefix", () => {
  answerFrame({ pathPrefix: "/site" });
  setPathPrefix("/site");
  render(atPath("/", <Footer />));
  const group = screen.getByRole("region", { name: "Discover" });
  expect(within(group).getByRole("heading", { level: 2 })).toHaveTextContent("Discover");
  expect(hrefsIn(group)).toEqual(["/site/resume/"]);
  expect(screen.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/site/blog/rss.xml");
  expect(screen.getByText("Writing and work")).toBeInTheDocument();
});

it("marks the page that is shown, even if the address differs", () => {
  history.replaceState(null, "", "/blog");
  const { rerender } = render(atPath("/resume", <Footer />));
  const current = () => textsOf(screen.getAllByRole("link", { current: "page" }));
  expect(current()).toEqual(["Resume"]);
  rerender(atPath("/", <Footer />));
  expect(current()).toEqual(["Notes"]);
});

it.each(["Jane", "Jane Ltd."])("ends the copyright of %s with one full stop", (copyright) => {
  answerFrame({ copyright });
  render(atPath("/", <Footer />));
  expect(screen.getByText(`© ${copyright.replace(".", "")}. The code is MIT licensed.`)).toBeInTheDocument();
});

it("has no feed of an empty blog", () => {
  answerFrame({ sections: { authors: false, archive: false, tags: false } });
  render(atPath("/", <Footer />));
  expect(screen.queryByRole("link", { name: "RSS" })).toBeNull();
});

it("shows badges, buttons, icons and HTML", () => {
  const to = "https://a.example";
  const badge = siteItem({ kind: "badge", label: "Tool", caption: "Listed in", icon: "directory", to });
  const follow = siteItem({ kind: "follow", label: "Follow me", to });
  const html = siteItem({ kind: "html", label: "", html: "<em>Thanks</em>" });
  answerFrame({ footer: [{ title: "Support me", items: [badge, follow, html] }] });
  render(atPath("/", <Footer />));
  const link = screen.getByRole("link", { name: "Listed in Tool (opens in new tab)" });
  expect(link).toHaveClass("footer-badge");
  expect(link.querySelector("use")).toHaveAttribute("href", "/icons.svg#directory");
  expect(screen.getByRole("link", { name: /Follow me/ })).toHaveClass("footer-follow");
  expect(screen.getByText("Thanks").tagName).toBe("EM");
});
