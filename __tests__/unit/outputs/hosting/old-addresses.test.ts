import type { Node } from "gatsby";
import { firebaseHosting } from "../../../../src/outputs/hosting/firebase-rules";
import {
  redirectsOfTexts,
  rememberedRedirects,
  rememberRedirects,
  writeOldPages,
} from "../../../../src/outputs/hosting/old-addresses";
import { enterFolder } from "../../../stand-ins/content-folder";
import { redirectsFile } from "../../../../src/outputs/hosting/rule-files";

const NODES: Record<string, object[]> = {
  Post: [
    { path: "/blog/new", built: true, redirectFrom: ["/old/post/", "/2019/post.html"] },
    { path: "/blog/draft", built: false, redirectFrom: ["/draft"] },
    { path: "/blog/other", built: true },
  ],
  Page: [{ path: "/über/", built: true, redirectFrom: ["/around.us"] }],
};
const redirects = redirectsOfTexts({ getNodesByType: (type) => (NODES[type] ?? []) as Node[] });

describe("the old addresses of texts", () => {
  it("are those of the texts that are built", () => {
    expect(redirects).toEqual([
      { from: ["/old/post/", "/2019/post.html"], to: "/blog/new" },
      { from: ["/around.us"], to: "/über/" },
    ]);
  });

  it("are rules of the hosts, with and without a final slash", () => {
    const lines = redirectsFile("/site", redirects).split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "/old/post /site/blog/new 301",
        "/old/post/ /site/blog/new 301",
        "/2019/post.html /site/blog/new 301",
        "/around.us /site/%C3%BCber/ 301",
      ]),
    );
    const { redirects: rules } = firebaseHosting("", "/site", redirects) as { redirects: { regex: string }[] };
    const leadingTo = (path: string) => rules.find(({ regex }) => regex && new RegExp(regex).test(path));
    for (const path of ["/old/post", "/old/post/", "/2019/post.html"]) {
      expect(leadingTo(path)).toMatchObject({ destination: "/site/blog/new", type: 301 });
    }
    expect(leadingTo("/around-us")).toBeUndefined();
    expect(leadingTo("/around.us/")).toMatchObject({ destination: "/site/%C3%BCber/" });
  });

  it("are remembered for rules that are written without a build", () => {
    enterFolder({});
    expect(rememberedRedirects()).toEqual([]);
    rememberRedirects(redirects);
    expect(rememberedRedirects()).toEqual(redirects);
  });

  it("have pages that lead on, where a host has no rules", () => {
    const files = new Map<string, string>();
    writeOldPages(redirects, "/site", (address, content) => files.set(address, String(content)));
    expect([...files.keys()]).toEqual(["/old/post/index.html", "/2019/post.html", "/around.us/index.html"]);
    const page = files.get("/old/post/index.html")!;
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/site/blog/new" />');
    expect(page).toContain('<a href="/site/blog/new">');
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toMatch(/<script|<style|style=/);
    expect(files.get("/around.us/index.html")).toContain('href="/site/%C3%BCber/"');
  });
});
