const globals = globalThis as { __BASE_PATH__?: string; __PATH_PREFIX__?: string };
globals.__BASE_PATH__ = "/site";
globals.__PATH_PREFIX__ = "https://cdn.example.com/site";

jest.mock("gatsby-link-itself", () => ({ Link: "Gatsby's" }), { virtual: true });

import { Link, navigate, parsePath, withAssetPrefix, withPrefix } from "../../../src/browser/gatsby-link";

describe("what stands in for Gatsby's links", () => {
  it("puts the prefix before paths of the site", () => {
    expect(withPrefix("/blog?a#b")).toBe("/site/blog?a#b");
    expect(withPrefix("/")).toBe("/site/");
    expect(withPrefix("blog")).toBe("/site/blog");
    expect(withPrefix("/blog", "")).toBe("/blog");
    expect(withPrefix("/blog", "/other/")).toBe("/other/blog");
    expect(withAssetPrefix("/icons.svg")).toBe("https://cdn.example.com/site/icons.svg");
  });

  it.each(["https://example.com", "mailto:a@example.com", "./here", "../there"])("leaves %s as it is", (address) => {
    expect(withPrefix(address)).toBe(address);
  });

  it.each([
    ["/a?b=c#d?e", { pathname: "/a", search: "?b=c", hash: "#d?e" }],
    ["/a", { pathname: "/a", search: "", hash: "" }],
    ["/a?#", { pathname: "/a", search: "", hash: "" }],
    ["", { pathname: "/", search: "", hash: "" }],
    ["?b", { pathname: "/", search: "?b", hash: "" }],
    ["/a#b\nc", { pathname: "/a", search: "", hash: "#b\nc" }],
  ])("takes %j apart", (path, parts) => {
    expect(parsePath(path)).toEqual(parts);
  });

  it("goes to paths of the site, beside the page, back, and elsewhere", () => {
    const go = (window.___navigate = jest.fn());
    window.history.replaceState(null, "", "/site/docs/intro");
    navigate("/blog#a", { replace: true });
    navigate("setup?a=b#c");
    navigate(-1);
    navigate("https://example.com/");
    expect(go.mock.calls).toEqual([
      ["/site/blog#a", { replace: true }],
      ["/site/docs/setup?a=b#c", undefined],
      [-1, undefined],
      ["https://example.com/", undefined],
    ]);
  });

  it("has Gatsby's own link for who asks Gatsby for one", () => {
    expect(Link).toBe("Gatsby's");
  });
});
