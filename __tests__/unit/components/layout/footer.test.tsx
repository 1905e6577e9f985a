import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Footer } from "../../../../src/components/layout/footer";
import { atPath } from "../../../stand-ins/at-path";
import { setPathPrefix } from "../../../stand-ins/gatsby";
import { answerFrame, siteItem } from "../../../stand-ins/site-frame";

describe("Footer", () => {
  it("holds its groups of links, below the prefix", () => {
    answerFrame({ pathPrefix: "/site" });
    setPathPrefix("/site");
    render(atPath("/", <Footer />));
    const group = within(screen.getByRole("region", { name: "Discover" }));
    expect(group.getByRole("heading", { level: 2 })).toHaveTextContent("Discover");
    expect(group.getByRole("link", { name: "Resume" })).toHaveAttribute("href", "/site/resume/");
  });

  it("marks the page that is shown, whatever the address is", () => {
    history.replaceState(null, "", "/blog");
    const { rerender } = render(atPath("/resume", <Footer />));
    const current = () => screen.getAllByRole("link", { current: "page" }).map((link) => link.textContent);
    expect(current()).toEqual(["Resume"]);
    rerender(atPath("/", <Footer />));
    expect(current()).toEqual(["Notes"]);
  });

  it("leads to the feed, which is a file below the prefix, and names the owner", () => {
    answerFrame({ pathPrefix: "/site" });
    render(atPath("/", <Footer />));
    expect(screen.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/site/blog/rss.xml");
    expect(screen.getByText("© Jane. The code is MIT licensed.")).toBeInTheDocument();
    expect(screen.getByText("Writing and work")).toBeInTheDocument();
  });

  it("ends the name of the owner with one full stop", () => {
    answerFrame({ copyright: "Jane Ltd." });
    render(atPath("/", <Footer />));
    expect(screen.getByText("© Jane Ltd. The code is MIT licensed.")).toBeInTheDocument();
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

  it("needs no groups, and has the way back to the top", () => {
    answerFrame({ footer: [] });
    render(atPath("/", <Footer />));
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.getByRole("button", { name: "Scroll back to top" })).toHaveClass("back-to-top", "script-only");
    expect(screen.getByRole("link", { name: "Notes" })).toHaveAttribute("href", "/");
  });
});
