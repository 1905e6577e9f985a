import type { Node } from "gatsby";
import { firebaseHosting } from "../../../../src/outputs/hosting/firebase-rules";
import { redirectsOfTexts, writeOldPages } from "../../../../src/outputs/hosting/old-addresses";
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

it("only texts that are built have old addresses", () => {
  expect(redirects).toEqual([
    { from: ["/old/post/", "/2019/post.html"], to: "/blog/new" },
    { from: ["/around.us"], to: "/über/" },
  ]);
});

it("an old address that the text still has is its page, not a redirect", () => {
  const path = "/blog/2024/01/05/weekly";
  const nodes: Record<string, object[]> = {
    Post: [{ path, built: true, redirectFrom: [path, `${path}/`, `${path}/index.html`, "/weekly"] }],
    Page: [{ path: "/uses/", built: true, redirectFrom: ["/uses"] }],
  };
  expect(redirectsOfTexts({ getNodesByType: (type) => (nodes[type] ?? []) as Node[] })).toEqual([
    { from: ["/weekly"], to: path },
  ]);
});

it("an old address of a document leads to the version that it is below, otherwise to the latest that has it", () => {
  const copy = { docId: "a", redirectFrom: ["/old", "/docs/old", "/docs/next/old", "/docs/1.0/old"] };
  const nodes: Record<string, object[]> = {
    Doc: [
      { ...copy, version: "current", path: "/docs/next/a" },
      { ...copy, version: "2.0", path: "/docs/a" },
      { ...copy, version: "1.0", path: "/docs/1.0/a" },
      { docId: "b", version: "current", path: "/docs/next/b", redirectFrom: ["/of-b"] },
    ],
    DocVersion: [
      { name: "current", path: "/docs/next", isLast: false },
      { name: "2.0", path: "/docs", isLast: true },
      { name: "1.0", path: "/docs/1.0", isLast: false },
    ],
  };
  expect(redirectsOfTexts({ getNodesByType: (type) => (nodes[type] ?? []) as Node[] })).toEqual([
    { from: ["/docs/next/old"], to: "/docs/next/a" },
    { from: ["/old", "/docs/old"], to: "/docs/a" },
    { from: ["/docs/1.0/old"], to: "/docs/1.0/a" },
    { from: ["/of-b"], to: "/docs/next/b" },
  ]);
});

it("old addresses are rules of the hosts, with and without a final slash", () => {
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

it("old addresses have pages that redirect, for hosts without rules", () => {
  const files = new Map<string, string>();
  writeOldPages(redirects, "/site", (address, content) => files.set(address, String(content)));
  const pages = ["/old/post/index.html", "/2019/post.html", "/around.us/index.html"];
  expect([...files.keys()]).toEqual([...pages, "/moved.js"]);
  const page = files.get("/old/post/index.html")!;
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/site/blog/new" />');
  expect(page).toContain('<a href="/site/blog/new">');
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect(page).not.toMatch(/<script(?! src=)|<style|style=/);
  expect(files.get("/around.us/index.html")).toContain('href="/site/%C3%BCber/"');
});

it("a page at an old address keeps the query and the fragment, before the browser redirects without them", () => {
  const files = new Map<string, string>();
  writeOldPages(redirects, "/site", (address, content) => files.set(address, String(content)));
  const [before] = files.get("/old/post/index.html")!.split('<meta http-equiv="refresh"');
  expect(before).toContain('<script src="/site/moved.js"></script>');
  const replace = jest.fn();
  const document = { querySelector: () => ({ href: "https://notes.example/site/blog/new" }) };
  const location = { search: "?a=1", hash: "#b", replace };
  new Function("document", "location", files.get("/moved.js")!)(document, location);
  expect(replace).toHaveBeenCalledWith("https://notes.example/site/blog/new?a=1#b");
});

it("a site without old addresses has no script for them", () => {
  const write = jest.fn();
  writeOldPages([], "", write);
  expect(write).not.toHaveBeenCalled();
});
