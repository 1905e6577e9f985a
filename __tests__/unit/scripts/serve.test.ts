import fs from "node:fs";
import http from "node:http";
import { firebaseHosting } from "../../../src/outputs/hosting/firebase-rules";
import { runCommand } from "../../../scripts/command";
import { portOf, runServe, serve, serveWith, USAGE } from "../../../scripts/serve";
import { enterFolder, makeFolder } from "../../stand-ins/content-folder";

/** Serves these files during the tests of a group, and gives the function that asks the server. */
function serveFiles(
  port: number,
  files: Record<string, string>,
  start: (folder: string) => ReturnType<typeof serve>,
): (address: string, options?: RequestInit) => Promise<Response> {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await start(makeFolder(files));
  });
  afterAll(async () => {
    await stop();
  });
  return (address, options) => fetch(`http://localhost:${port}${address}`, options);
}

describe("a request with an invalid address", () => {
  const port = 9431;
  const files = { "404.html": "Not found", "blog.html": "The blog", "café.html": "The café" };
  const ask = serveFiles(port, files, (folder) => serveWith(port, folder, { public: ".", cleanUrls: true }));

  it.each([
    ["/blog/%zz", 404, "Not found"],
    ["/%ff", 404, "Not found"],
    ["/docs/%E0%A4%A", 404, "Not found"],
    [`/${"long".repeat(100)}`, 404, "Not found"],
    ["/blog?q=100%", 200, "The blog"],
    ["/blog?q=%ff", 200, "The blog"],
    ["/caf%C3%A9?q=100%", 200, "The café"],
  ])("to %s is answered with %i", async (address, status, text) => {
    const answer = await ask(address);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  it.each(["http://[", "/a/../../../etc/passwd", "/..%2f..%2fetc/passwd", "/%00"])(
    "to %s is answered with 404",
    async (path) => {
      const status = await new Promise((resolve, reject) => {
        http
          .get({ host: "localhost", port, path }, (answer) => resolve(answer.resume().statusCode))
          .on("error", reject);
      });
      expect(status).toBe(404);
    },
  );
});

describe("a site without rules, served from the folder of another site", () => {
  const ask = serveFiles(9435, { "a.html": "A" }, (folder) => {
    const headers = [{ source: "**", headers: [{ key: "X-Other", value: "site" }] }];
    enterFolder({ "firebase.json": JSON.stringify({ hosting: { headers } }) });
    return serveWith(9435, folder, { public: ".", cleanUrls: true });
  });

  it("has none of the rules of that site", async () => {
    expect((await ask("/a")).headers.has("x-other")).toBe(false);
  });
});

describe("a site with the rules of the host", () => {
  const pages = ["404.html", "404/index.html", "blog/node.js/index.html"];
  const others = [".well-known/security.txt", ".well-known/matrix", "notes.unknown"];
  const files = Object.fromEntries([...pages, ...others].map((name) => [`public/${name}`, "Text"]));
  const ask = serveFiles(9433, files, (folder) => serveWith(9433, folder, firebaseHosting("default-src 'none'")));

  it.each(["/static/gone-1.js", "/vendor/gone/a.js", "/gone-abc123.js", "/search/gone-abc123.json", "/nowhere"])(
    "sends the policy with the answer that %s is missing, and does not let browsers keep it",
    async (address) => {
      const answer = await ask(address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    },
  );

  it.each(["/blog/node.js", "/blog/node.js/", "/blog/node.js?a=b"])("sends the page at %s", async (address) => {
    const { status, headers } = await ask(address);
    expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  });

  it.each([
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    ["/.well-known/matrix", "application/octet-stream"],
    ["/notes.unknown", "application/octet-stream"],
  ])("sends %s as %s with the headers of all files", async (address, type) => {
    const { status, headers } = await ask(address);
    expect([status, headers.get("content-type")]).toEqual([200, type]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'");
  });
});

describe("a file of which a browser needs less than all", () => {
  const files = {
    "public/film.mp4": "0123456789",
    "public/blog/index.html": "The blog",
    "public/404.html": "Not found",
  };
  const ask = serveFiles(9435, files, (folder) => serveWith(9435, folder, firebaseHosting("default-src 'none'")));
  const answerTo = async (address: string, headers: Record<string, string>) => {
    const answer = await ask(address, { headers });
    return [answer.status, answer.headers.get("content-range"), await answer.text()];
  };

  it.each([
    ["bytes=0-", "bytes 0-9/10", "0123456789"],
    ["bytes=2-4", "bytes 2-4/10", "234"],
    ["bytes=8-99", "bytes 8-9/10", "89"],
    ["bytes=-3", "bytes 7-9/10", "789"],
  ])("is sent in part for the range %s", async (range, sent, text) => {
    expect(await answerTo("/film.mp4", { range })).toEqual([206, sent, text]);
  });

  it.each(["bytes=10-", "bytes=4-2", "bytes=0-1,4-5", "bytes=-", "lines=1-2"])(
    "is sent whole for the range %s",
    async (range) => expect(await answerTo("/film.mp4", { range })).toEqual([200, null, "0123456789"]),
  );

  it.each(["/film.mp4", "/blog", "/blog/"])("is not sent again if the browser has it: %s", async (address) => {
    const etag = (await ask(address)).headers.get("etag")!;
    const answer = await ask(address, { headers: { "if-none-match": `"other", W/${etag}` } });
    expect([answer.status, await answer.text(), answer.headers.get("content-length")]).toEqual([304, "", null]);
    expect(answer.headers.get("etag")).toBe(etag);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'");
  });

  it("is sent whole if it has changed since", async () => {
    expect(await answerTo("/film.mp4", { range: "bytes=2-4", "if-range": '"old"' })).toEqual([200, null, "0123456789"]);
    expect(await answerTo("/blog", { "if-none-match": '"old"' })).toEqual([200, null, "The blog"]);
  });

  it("is missing all the same", async () => {
    expect(await answerTo("/nowhere", { "if-none-match": '"other"', range: "bytes=0-" })).toEqual([
      404,
      null,
      "Not found",
    ]);
  });
});

describe("a copied file with an encoded name", () => {
  const names = ["Q&A", "C#", "a+b", "a,b", "100%", "Größe 1"];
  const files = Object.fromEntries(names.map((name) => [`public/static/${name}.pdf`, name]));
  const ask = serveFiles(9434, files, (folder) => serveWith(9434, folder, firebaseHosting("default-src 'none'")));

  it.each(names)("is sent: %s", async (name) => {
    const answer = await ask(`/static/${encodeURIComponent(name)}.pdf`);
    expect([answer.status, await answer.text()]).toEqual([200, name]);
  });
});

describe("a site with a path prefix", () => {
  const moved = [{ from: ["/old/größe"], to: "/blog/größe und 100%" }];
  const files = {
    "public/index.html": "Home",
    "public/404.html": "Not found",
    "public/blog/index.html": "The blog",
    "public/manifest.webmanifest": JSON.stringify({ scope: "/garden/" }),
    "firebase.json": JSON.stringify({ hosting: firebaseHosting("default-src 'none'", "/garden", moved) }),
  };
  const ask = serveFiles(9432, files, (folder) => serve(9432, folder));

  it.each([
    ["/garden/", 200, "Home"],
    ["/garden", 200, "Home"],
    ["/garden?a=/b", 200, "Home"],
    ["/garden/blog?q=1", 200, "The blog"],
    ["/garden/nowhere", 404, "Not found"],
    ["/gardenblog", 404, "Not found"],
    ["/blog", 200, "The blog"],
  ])("answers %s with %i", async (address, status, text) => {
    const answer = await ask(address);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  it.each([
    ["/garden/feed.xml", "/garden/blog/rss.xml"],
    ["/garden/index.html", "/garden/"],
    ["/garden/404.html", "/garden/404"],
    ["/garden/blog/index.html", "/garden/blog/"],
    ["/garden/old/gr%C3%B6%C3%9Fe", "/garden/blog/gr%C3%B6%C3%9Fe%20und%20100%25"],
  ])("redirects %s to %s", async (address, target) => {
    expect((await ask(address, { redirect: "manual" })).headers.get("location")).toBe(target);
  });
});

it.each([
  [undefined, 9000],
  ["", 9000],
  [" 8080 ", 8080],
])("reads PORT=%p as %i", (setting, port) => {
  expect(portOf(setting)).toBe(port);
});

it.each(["abc", "0", "-1", "1.5", "70000", "1e3"])("refuses PORT=%s", (setting) => {
  expect(() => portOf(setting)).toThrow(`PORT is "${setting}".  Expected a whole number from 1 to 65535.`);
});

it.each([["--port", "8080"], ["--port=8080"], ["8080"]])(
  "says how to choose another port, given %s",
  async (...args) => {
    const error = jest.spyOn(console, "error").mockReturnValue();
    process.argv = ["node", "serve", ...args];
    await runCommand(runServe, USAGE);
    process.exitCode = 0;
    expect(error.mock.calls.join()).toContain("PORT=9001 npm run serve");
  },
);

it("says that its port is taken, and how to choose another", async () => {
  const root = enterFolder({ "public/index.html": "", "firebase.json": '{ "hosting": {} }' });
  const stop = await serve(9439, root);
  process.env.PORT = "9439";
  await expect(runServe()).rejects.toThrow(
    "The port 9439 is taken. Stop the program that uses it. Or choose another port: PORT=9001 npm run serve",
  );
  await stop();
});

it("serves by the rules of a build that ended after the start", async () => {
  const rules = (value: string) =>
    JSON.stringify({
      hosting: { public: "public", headers: [{ source: "**", headers: [{ key: "X-Build", value }] }] },
    });
  const root = enterFolder({ "public/index.html": "", "firebase.json": rules("first") });
  const stop = await serve(9438, root);
  const build = async () => (await fetch("http://localhost:9438/")).headers.get("x-build");
  const before = await build();
  fs.writeFileSync("firebase.json", '{ "hosting": {');
  const between = await build();
  fs.writeFileSync("firebase.json", rules("second"));
  const after = await build();
  await stop();
  expect([before, between, after]).toEqual(["first", "first", "second"]);
});

it("says how to get rules to serve by", async () => {
  await expect(serve(9439, makeFolder({}))).rejects.toThrow('Run "npm run build" first');
});
