import puppeteer, { type KeyInput } from "puppeteer-core";
import { HAS_STARTED } from "../../scripts/bench/page-weight";
import { ensureFirefox } from "../../scripts/system-programs";
import { until, type Visitor } from "./visitor";

/** Starts Firefox, driven by WebDriver BiDi, without a window. */
export async function startFirefox(): Promise<Visitor> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: ensureFirefox() });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on("pageerror", (error) => messages.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) messages.push(message.text());
  });
  const visitor: Visitor = {
    messages,
    open: async (address) => {
      await page.goto(address);
      await until(visitor, HAS_STARTED);
    },
    reload: async () => {
      await page.reload();
      await until(visitor, HAS_STARTED);
    },
    back: async () => void (await page.goBack()),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    hover: (selector) => page.locator(selector).hover(),
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
  await visitor.resize(1280, 900);
  return visitor;
}
