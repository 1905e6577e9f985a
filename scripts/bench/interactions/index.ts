import fs from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { waitFromOutside } from "../../../__tests__/e2e/wait-in-page";
import { BROWSER_FLAGS } from "../../browser-flags";
import { serve } from "../../serve";
import { ensureMeasuringBrowser } from "../measuring-browser";
import { startProgress, warnWhenBusy, writeRecord } from "../record";
import type { Control } from "./control";
import { CONTROLS } from "./controls";
import { median } from "../quantile";

const PORT = 9430;
const ORIGIN = `http://localhost:${PORT}`;
const RUNS = 5;
const SLOWER = 4;
const GOAL_MS = 100;
const HEIGHT = 900;

/** The browser reports no interaction that is painted sooner. */
const SHORTEST_MS = 16;

/** Keeps, in the page, how long each interaction took until the next frame was painted. */
const OBSERVE = `window.interactions = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) interactions.push(duration);
}).observe({ type: "event", durationThreshold: ${SHORTEST_MS} });`;

/** Two frames: what was painted before has been reported then. */
const SETTLED = `new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 }))))`;

interface Use {
  /** The longest of its interactions, from the input to the next paint. */
  paintMs: number;
  /** What the main thread worked for it, slowed. */
  cpuMs: number;
}

async function actOnce(browser: Browser, control: Control): Promise<Use> {
  const viewport = { width: control.width ?? 1280, height: HEIGHT };
  const context = waitFromOutside(await browser.newContext({ viewport, serviceWorkers: "block" }));
  try {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ORIGIN });
    const page = await context.newPage();
    await page.goto(ORIGIN + control.address, { waitUntil: "networkidle" });
    // The first sign of a reader, for which some controls wait. A browser without a window may see no move of the mouse.
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    await control.prepare?.(page);
    return await measure(page, control);
  } finally {
    await context.close();
  }
}

async function measure(page: Page, { click, act, effect }: Control): Promise<Use> {
  const target = click?.(page);
  await target?.scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
  };
  await page.evaluate(SETTLED);
  await page.evaluate(OBSERVE);
  const before = await worked();
  await (target ? target.click() : act?.(page));
  await effect(page);
  await page.evaluate(SETTLED);
  const cpuMs = (await worked()) - before;
  const durations = await page.evaluate<number[]>("interactions");
  return { paintMs: Math.max(SHORTEST_MS, ...durations), cpuMs };
}

interface Row {
  medianMs: number;
  bestMs: number;
  worstMs: number;
  cpuMs: number;
}

async function repeat(browser: Browser, control: Control): Promise<Row> {
  const uses: Use[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const use = await actOnce(browser, control).catch((error: Error) => {
      throw new Error(`${control.name}: ${error.message}`, { cause: error });
    });
    uses.push(use);
  }
  const paints = uses.map(({ paintMs }) => paintMs);
  return {
    medianMs: Math.round(median(paints)),
    bestMs: Math.round(Math.min(...paints)),
    worstMs: Math.round(Math.max(...paints)),
    cpuMs: Math.round(median(uses.map(({ cpuMs }) => cpuMs))),
  };
}

function chosen(names: readonly string[]): Control[] {
  const found = CONTROLS.filter(({ name }) => names.length === 0 || names.some((wanted) => name.includes(wanted)));
  if (found.length > 0) return found;
  throw new Error(`No control is called so. Expected some of: ${CONTROLS.map(({ name }) => name).join("; ")}.`);
}

/**
 * Measures, on the site in `public/` and on a processor that is four times as slow, how long each control takes from
 * the click or key to the next paint: the interaction to next paint. Parts of names choose controls.
 */
export async function benchInteractions(names: readonly string[]): Promise<void> {
  const controls = chosen(names);
  warnWhenBusy();
  const built = fs.statSync(path.resolve("public/sw.js")).mtimeMs;
  const executablePath = ensureMeasuringBrowser();
  const progress = startProgress<Row>("interactions", { built, names, executablePath });
  const stop = await serve(PORT);
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const rows: Record<string, Row> = {};
  try {
    for (const control of controls) {
      const row = await progress.step(control.name, () => repeat(browser, control));
      rows[control.name] = row;
      console.log(`${control.name}: ${row.medianMs} ms${row.medianMs > GOAL_MS ? `, more than ${GOAL_MS}` : ""}`);
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log(`Interaction to next paint, processor ${SLOWER} times as slow, ${RUNS} runs:`);
  console.table(rows);
  writeRecord("interactions", { runs: RUNS, slower: SLOWER, goalMs: GOAL_MS, browser: executablePath, rows });
  progress.finish();
}
