import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Layout } from "../../../../src/components/layout/layout";
import { Main } from "../../../../src/components/layout/main";
import { useSite } from "../../../../src/components/layout/use-site";
import { installDialog } from "../../../stand-ins/dialog";
import { answerStaticQuery, resetGatsby } from "../../../stand-ins/gatsby";
import { Media } from "../../../stand-ins/media";
import { answerFrame } from "../../../stand-ins/site-frame";

beforeEach(() => {
  Media.install();
  installDialog();
  answerFrame({ pathPrefix: "/site" });
});

afterEach(resetGatsby);

describe("Layout", () => {
  it("begins with a way past the navigation to the content, which can take the focus", () => {
    render(
      <Layout pathname="/about/">
        <Main className="wide">Content</Main>
      </Layout>,
    );
    const skip = screen.getAllByRole("link")[0]!;
    expect(skip).toHaveAccessibleName("Skip to main content");
    const main = screen.getByRole("main");
    expect(skip).toHaveAttribute("href", `#${main.id}`);
    expect(main).toHaveAttribute("tabindex", "-1");
    expect(main).toHaveClass("wide");
  });

  it("ends with the footer: its groups, the feed below the prefix and the owner", () => {
    render(<Layout pathname="/about/">Content</Layout>);
    const footer = within(screen.getByRole("contentinfo"));
    expect(within(footer.getByRole("region", { name: "Discover" })).getByRole("link")).toHaveAttribute("href", "/resume/");
    expect(footer.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/site/blog/rss.xml");
    expect(footer.getByText("© Jane. The code is MIT licensed.")).toBeInTheDocument();
    expect(footer.getByText("Writing and work.")).toBeInTheDocument();
  });
});

it("useSite says what is missing when there are no settings", () => {
  answerStaticQuery("SiteFrame", { siteSettings: null });
  expect(() => useSite()).toThrow("The site has no settings: the node SiteSettings is created by gatsby-node.");
});
