import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { copySite } from "../../scripts/bench/site-copy";
import { launchBrowser } from "./browser";
import { freePort } from "./site";

const MINUTES = 60_000;
/** A save is seen by Gatsby, by the bundler and by the browser, one after the other, on a machine that may be busy. */
const SAVED = { timeout: MINUTES };

/** The output of Gatsby. */
let heard = "";
let root: string;
let port: number;
let gatsby: ChildProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "develop-"));
  copySite(root);
  fs.cpSync("__tests__/fixtures/minimal", path.join(root, "content"), { recursive: true });
  fs.mkdirSync(path.join(root, "content/docs"));
  fs.writeFileSync(path.join(root, "content/docs/start.md"), "The start of the documentation.\n");
  port = await freePort();
  const { CI: _, SITE_CONTENT_DIR: __, PATH_PREFIX: ___, ...env } = process.env;
  gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "-H", "localhost", "-p", String(port)], {
    cwd: root,
    // A group of its own: Gatsby starts processes that outlive it.
    detached: true,
    env: { ...env, NODE_ENV: "development", GATSBY_TELEMETRY_DISABLED: "1", GATSBY_LOGGER: "yurnalist" },
  });
  for (const stream of [gatsby.stdout!, gatsby.stderr!]) stream.on("data", (text) => (heard += String(text)));
  await untilHeard(["You can now view"]);
  browser = await launchBrowser();
}, 15 * MINUTES);

afterAll(async () => {
  await browser?.close();
  if (gatsby?.pid) process.kill(-gatsby.pid, "SIGKILL");
  fs.rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}, MINUTES);

beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(async () => {
  await page.close();
});

/** Resolves when Gatsby has written all these texts, after the first `from` characters of its output. */
async function untilHeard(texts: readonly string[], from = 0): Promise<void> {
  while (!texts.every((text) => heard.includes(text, from))) {
    if (gatsby.exitCode !== null) throw new Error(heard);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

jest.setTimeout(4 * MINUTES);

const said = (text: string) => page.getByText(text).first().waitFor(SAVED);

async function open(address: string, text: string): Promise<void> {
  await page.goto(`http://localhost:${port}${address}`);
  await said(text);
  await page.evaluate("window.isStillHere = true");
}

it("a link changes the page without loading it whole while developing", async () => {
  const errors: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  await open("/blog/first", "Just a text");
  const heading = page.locator("main h1");
  const title = await heading.innerText();
  await page.locator("a.navbar-brand").click();
  await heading.filter({ hasNotText: title }).waitFor(SAVED);
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await page.evaluate("window.isStillHere")).toBe(true);
  expect(errors).toEqual([]);
});

it("a document keeps the language and the colour mode of its page while developing", async () => {
  await open("/docs/start", "The start of the documentation.");
  const documentElement = page.locator("html[data-doc-id=start]");
  await documentElement.waitFor(SAVED);
  expect(await documentElement.getAttribute("lang")).toBe("en");
  expect(await documentElement.getAttribute("data-theme")).toMatch(/^(light|dark)$/);
});

it("the policy of the built site refuses scripts and requests of other hosts while developing too", async () => {
  await open("/blog/first", "Just a text");
  const refused = await page.evaluate(async () => {
    const directives: string[] = [];
    const untilTwo = new Promise<void>((resolve) => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, disposition }) => {
        directives.push(`${disposition} ${effectiveDirective}`);
        if (directives.length === 2) resolve();
      });
    });
    const script = Object.assign(document.createElement("script"), { src: "https://elsewhere.example.com/a.js" });
    document.head.append(script);
    fetch("https://elsewhere.example.com/data.json").catch(() => undefined);
    await untilTwo;
    return directives.sort();
  });
  expect(refused).toEqual(["enforce connect-src", "enforce script-src-elem"]);
});

it("mistakes in a saved text are reported in the terminal with their places, and its page shows the next valid text", async () => {
  const file = path.join(root, "content/blog/2025-01-02-first.md");
  const valid = fs.readFileSync(file, "utf8");
  await open("/blog/first", "Just a text");
  const before = heard.length;
  fs.writeFileSync(file, valid.replace("title:", "tittle:").replace("Just a text", "[Just a text](./nothing.md)"));
  const name = "content/blog/2025-01-02-first.md";
  await untilHeard([`${name}:2:1  `, 'Unknown key "tittle".  Did you mean "title"?'], before);
  await untilHeard([`${name}:5:1  `, "nothing.md"], before);
  expect(await page.getByText("Just a text").count()).toBeGreaterThan(0);
  fs.writeFileSync(file, valid.replace("Just a text", "Another text"));
  await said("Another text");
  expect(await page.evaluate("window.isStillHere")).toBe(true);
});

it("a post with components stays as it was while its front matter is half-written", async () => {
  const file = path.join(root, "content/blog/with-code/index.mdx");
  const valid = fs.readFileSync(file, "utf8");
  await open("/blog/with-code", "In a block.");
  const before = heard.length;
  fs.writeFileSync(file, valid.replace(/^title: .*/m, 'title: "Half'));
  const place = "content/blog/with-code/index.mdx:2:8  ";
  await untilHeard([place, "is not closed", "Re-building development bundle"], before);
  expect(heard.slice(before)).not.toMatch(/WEBPACK|onCreatePage|failed/);
  expect(await page.getByText("In a block.").count()).toBeGreaterThan(0);
  fs.writeFileSync(file, `${valid}\nThe end.\n`);
  await said("The end.");
  expect(await page.evaluate("window.isStillHere")).toBe(true);
});

it("an error of a component is shown with its file and line, and the page again after the repair", async () => {
  const name = "src/components/blog/post-article.tsx";
  const file = path.join(root, name);
  const valid = fs.readFileSync(file, "utf8");
  const [before, after] = valid.split(/^(?=.* = useSite\(\);)/m);
  await open("/blog/first", "The first post");
  fs.writeFileSync(file, `${before}  if (typeof window === "object") throw new Error("Only in a browser.");\n${after}`);
  await said("Only in a browser.");
  // The first rendering of a page fails in another way than a later one.
  await open("/blog/first", `${name}:${before!.split("\n").length}`);
  fs.writeFileSync(file, valid);
  await page.locator("main h1").waitFor(SAVED);
  expect(await page.title()).toContain("The first post");
  expect(await page.evaluate("window.isStillHere")).toBe(true);
});
