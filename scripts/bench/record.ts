import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const FOLDER = ".bench";

/** Writes what was measured, and on what, to `.bench/NAME.json`. */
export function writeRecord(name: string, result: object): void {
  const record = {
    date: new Date().toISOString(),
    node: process.version,
    cores: os.cpus().length,
    load: load(),
    ...result,
  };
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(fileOf(name), JSON.stringify(record, null, 2));
  console.log(`Written to ${fileOf(name)}.`);
}

const fileOf = (name: string): string => path.join(FOLDER, `${name}.json`);

/** What else the machine does: the average number of processes that wanted it within the last minute. */
const load = (): number => Number(os.loadavg()[0]!.toFixed(1));

/** Says when times will be those of a busy machine. */
export function warnWhenBusy(): void {
  if (load() <= os.cpus().length * 0.75) return;
  console.warn(`The machine is busy (load ${load()}): times say little; bytes, shifts and audits hold.`);
}

/** Steps of a long measurement, kept so that one that was broken off goes on where it was. */
export interface Progress<Step> {
  /** Gives what was measured before, or measures. */
  step(name: string, measure: () => Promise<Step>): Promise<Step>;
  /** The measurement is complete: the next one starts from the beginning. */
  finish(): void;
}

/** `of` is what is measured: steps of another are forgotten. */
export function startProgress<Step>(name: string, of: unknown): Progress<Step> {
  const file = fileOf(`${name}.unfinished`);
  const key = JSON.stringify(of);
  const kept = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, "utf8")) as { key: string; steps: Record<string, Step> })
    : undefined;
  const steps = kept?.key === key ? kept.steps : {};
  const done = Object.keys(steps).length;
  if (done > 0) console.log(`Going on with a measurement that was broken off after ${done} steps (${file}).`);
  return {
    async step(step, measure) {
      if (steps[step]) return steps[step];
      const measured = await measure();
      steps[step] = measured;
      fs.mkdirSync(FOLDER, { recursive: true });
      fs.writeFileSync(file, JSON.stringify({ key, steps }));
      return measured;
    },
    finish: () => fs.rmSync(file, { force: true }),
  };
}
