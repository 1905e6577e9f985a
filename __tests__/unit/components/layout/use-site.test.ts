import { useSite } from "../../../../src/components/layout/use-site";
import { answerStaticQuery, resetGatsby } from "../../../stand-ins/gatsby";
import { answerFrame } from "../../../stand-ins/site-frame";

afterEach(resetGatsby);

describe("useSite", () => {
  it("gives the settings of the site", () => {
    answerFrame({ title: "Other notes" });
    expect(useSite()).toMatchObject({ title: "Other notes", url: "https://example.com" });
  });

  it("says what is missing when there are no settings", () => {
    answerStaticQuery("SiteFrame", { siteSettings: null });
    expect(() => useSite()).toThrow("The site has no settings: the node SiteSettings is created by gatsby-node.");
  });
});
