import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { HAS_STARTED } from "../../scripts/bench/page-weight";
import { ensureWebKit } from "../../scripts/system-programs";
import { freePort } from "../e2e/site";
import { until, type Visitor } from "./visitor";

/** Keeps what the page says from now on. WebKit's driver tells nothing of the console, so what came before is lost. */
const RECORD = `
  if (window.recorded) return;
  window.recorded = [];
  addEventListener("error", ({ message }) => recorded.push(String(message)));
  addEventListener("unhandledrejection", ({ reason }) => recorded.push(String(reason)));
  for (const level of ["error", "warn"]) {
    const original = console[level];
    console[level] = (...all) => (recorded.push(all.join(" ")), original.apply(console, all));
  }`;

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, "/": "/" };

/** A screen for programs with windows. It chooses a number that is free, and tells it. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ["-displayfd", "1", "-screen", "0", "1400x1100x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(screen.stdout!, "data")) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

/** Resolves when the driver answers. */
async function untilReady(address: string): Promise<void> {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKit's driver does not answer at ${address}.`);
}

/** Starts WebKitGTK's small browser in a window on a screen of its own. */
export async function startWebKit(): Promise<Visitor> {
  const { driver: program, browser, xvfb } = ensureWebKit();
  const { screen, display } = await startScreen(xvfb);
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: "ignore" });
  const address = `http://localhost:${port}`;
  await untilReady(address);
  const options = { binary: browser, args: ["--automation"] };
  const driver: WebDriver = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options }))
    .build();
  const messages: string[] = [];
  const record = () => driver.executeScript(RECORD);
  const collect = async () => {
    messages.push(...((await driver.executeScript<string[]>("return (window.recorded || []).splice(0)")) ?? []));
  };
  const find = async (selector: string) => {
    await until(visitor, `document.querySelector(${JSON.stringify(selector)})`);
    return driver.findElement(By.css(selector));
  };
  const started = async () => {
    await until(visitor, HAS_STARTED);
    await record();
  };
  const visitor: Visitor = {
    messages,
    open: async (to) => {
      await collect();
      await driver.get(to);
      await started();
    },
    reload: async () => {
      await collect();
      await driver.navigate().refresh();
      await started();
    },
    back: async () => {
      await collect();
      await driver.navigate().back();
    },
    evaluate: async <T>(expression: string) => {
      const [value, error] = await driver.executeAsyncScript<[T, string?]>(
        `const done = arguments[arguments.length - 1];
         Promise.resolve().then(() => (${expression})).then((value) => done([value]), (error) => done([null, String(error)]));`,
      );
      if (error) throw new Error(error);
      await collect();
      return value;
    },
    hover: async (selector) => {
      const element = await find(selector);
      await driver.actions().move({ origin: element }).perform();
    },
    click: async (selector) => (await find(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize: async (width, height) => {
      const outer = await driver.executeScript<number[]>("return [outerWidth - innerWidth, outerHeight - innerHeight]");
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + outer[0]!, height: height + outer[1]! });
    },
    close: async () => {
      await driver.quit();
      server.kill();
      screen.kill();
    },
  };
  await visitor.resize(1280, 900);
  return visitor;
}
