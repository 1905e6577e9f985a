import { useSite } from "../../../../src/components/layout/use-site";
import { answerStaticQuery } from "../../../stand-ins/gatsby";

describe("useSite", () => {
  it("says what is missing when there are no settings", () => {
    answerStaticQuery("SiteFrame", { siteSettings: null });
    expect(() => useSite()).toThrow("The site has no settings: the node SiteSettings is created by gatsby-node.");
  });
});
