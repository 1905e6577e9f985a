import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Footer } from "../../../../src/components/layout/footer";
import { resetGatsby, setPathPrefix } from "../../../stand-ins/gatsby";
import { answerFrame } from "../../../stand-ins/site-frame";

afterEach(resetGatsby);

describe("Footer", () => {
  it("holds its groups of links, below the prefix", () => {
    answerFrame({ pathPrefix: "/site" });
    setPathPrefix("/site");
    render(<Footer />);
    const group = within(screen.getByRole("region", { name: "Discover" }));
    expect(group.getByRole("heading", { level: 2 })).toHaveTextContent("Discover");
    expect(group.getByRole("link", { name: "Resume" })).toHaveAttribute("href", "/site/resume/");
  });

  it("leads to the feed, which is a file below the prefix, and names the owner", () => {
    answerFrame({ pathPrefix: "/site" });
    render(<Footer />);
    expect(screen.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/site/blog/rss.xml");
    expect(screen.getByText("© Jane. The code is MIT licensed.")).toBeInTheDocument();
    expect(screen.getByText("Writing and work")).toBeInTheDocument();
  });

  it("needs no groups", () => {
    answerFrame({ footer: [] });
    render(<Footer />);
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.getByRole("link", { name: "Notes" })).toHaveAttribute("href", "/");
  });
});
