import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { copySite } from "../../scripts/bench/site-copy";
import { BROWSER_FLAGS } from "../../scripts/browser-flags";
import { findBrowser } from "../../scripts/find-browser";

const MINUTES = 60_000;
/** A save is seen by Gatsby, by the bundler and by the browser, one after the other, on a machine that may be busy. */
const SAVED = { timeout: MINUTES };

/** What Gatsby has said. */
let heard = "";
let root: string;
let port: number;
let gatsby: ChildProcess;
let browser: Browser;
let page: Page;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, "localhost", () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Resolves when the site can be seen, and rejects with what was said if it ends before. */
const untilReady = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const hear = (text: Buffer) => {
      heard += String(text);
      if (heard.includes("You can now view")) resolve();
    };
    gatsby.stdout!.on("data", hear);
    gatsby.stderr!.on("data", hear);
    gatsby.on("close", () => reject(new Error(heard)));
  });

const POST = { md: "2025-01-02-first.md", mdx: "with-code/index.mdx" };
const file = (kind: keyof typeof POST): string => path.join(root, "content/blog", POST[kind]);
const source = { md: "", mdx: "" };

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "develop-"));
  copySite(root);
  fs.cpSync("__tests__/fixtures/minimal", path.join(root, "content"), { recursive: true });
  for (const kind of ["md", "mdx"] as const) source[kind] = fs.readFileSync(file(kind), "utf8");
  port = await freePort();
  const { CI: _, SITE_CONTENT_DIR: __, PATH_PREFIX: ___, ...env } = process.env;
  gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "-H", "localhost", "-p", String(port)], {
    cwd: root,
    // A group of its own: Gatsby starts processes that outlive it.
    detached: true,
    env: { ...env, NODE_ENV: "development", GATSBY_TELEMETRY_DISABLED: "1", GATSBY_LOGGER: "yurnalist" },
  });
  await untilReady();
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
}, 6 * MINUTES);

afterAll(async () => {
  await browser?.close();
  if (gatsby?.pid) process.kill(-gatsby.pid, "SIGKILL");
  fs.rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}, MINUTES);

beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(async () => {
  for (const kind of ["md", "mdx"] as const) fs.writeFileSync(file(kind), source[kind]);
  await page.close();
});

const overlay = () => page.locator("gatsby-fast-refresh").locator("[data-gatsby-overlay='root']");
const said = (text: string) => page.getByText(text).first().waitFor(SAVED);

/** Resolves when Gatsby has said a text, after so many characters. */
async function untilHeard(text: string, from: number): Promise<void> {
  while (!heard.slice(from).includes(text)) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function open(address: string, text: string): Promise<void> {
  await page.goto(`http://localhost:${port}${address}`);
  await said(text);
  await page.evaluate("window.isStillHere = true");
}

it(
  "a link changes the page without loading it whole while developing",
  async () => {
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
  },
  4 * MINUTES,
);

describe("a text that is saved with a mistake while developing", () => {
  it(
    "is told in the terminal with its place, and the page is right as soon as the file is",
    async () => {
      await open("/blog/first", "Just a text");
      const before = heard.length;
      fs.writeFileSync(file("md"), source.md.replace("title:", "tittle:"));
      await untilHeard("2025-01-02-first.md:2:1", before);
      await untilHeard('Did you mean "title"?', before);
      expect(await page.getByText("Just a text").count()).toBeGreaterThan(0);
      fs.writeFileSync(file("md"), source.md.replace("Just a text", "Another text"));
      await said("Another text");
      expect(await page.evaluate("window.isStillHere")).toBe(true);
    },
    4 * MINUTES,
  );

  it.each([
    ["an unclosed tag", "<b>The answer is {answer}.", "with-code/index.mdx:9:1"],
    ["an unknown component", "<Lmap>The answer is {answer}.</Lmap>", "Unknown component <Lmap>"],
  ])(
    "is told for a post with code of its own and %s, which keeps its page",
    async (_, mistake, message) => {
      await open("/blog/with-code", "The answer is 42.");
      const before = heard.length;
      fs.writeFileSync(file("mdx"), source.mdx.replace("The answer is {answer}.", mistake));
      await untilHeard(message, before);
      // The bundler takes a file that is saved while it is at work for what it has read already.
      await untilHeard("Re-building development bundle -", before);
      expect(await page.getByText("This page crashed").count()).toBe(0);
      fs.writeFileSync(file("mdx"), source.mdx.replace("The answer", "Now the answer"));
      await said("Now the answer is 42.");
      await overlay().waitFor({ ...SAVED, state: "detached" });
    },
    4 * MINUTES,
  );
});
