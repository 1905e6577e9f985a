import { getPerformance, trace } from "firebase/performance";
import { onSearchAnswered } from "../../search/search-answers";
import { sitePath } from "../../browser/links";
import type { StopService } from "../service";
import { setStatus } from "../service-status";
import { closeApp, openApp } from "./app";
import { watchNavigations } from "./navigations";
import { quietSdk } from "./sdk-log";
import type { FirebaseSettings } from "./settings";
import { brokenRules, toTrace, type Trace } from "./traces";

const ID = "firebase-performance";

/**
 * Starts performance monitoring. The SDK measures page loads and requests; the site adds traces of navigations and
 * searches.
 */
export async function runPerformance(settings: FirebaseSettings, isWanted: () => boolean): Promise<StopService> {
  const app = await openApp(ID, settings);
  if (!app || !isWanted()) return () => closeApp(ID);
  quietSdk();
  try {
    const monitor = getPerformance(app);
    const collect = (isOn: boolean) => {
      monitor.dataCollectionEnabled = isOn;
      monitor.instrumentationEnabled = isOn;
    };
    const record = ({ name, startTime, duration, attributes, metrics }: Trace) =>
      trace(monitor, name).record(startTime, duration, { attributes, metrics });
    collect(true);
    const stops = startTraces(record);
    return () => {
      for (const stop of stops) stop();
      collect(false);
      return closeApp(ID);
    };
  } catch (error) {
    const { name, message } = error as Error;
    setStatus(ID, "failed");
    console.info(`Firebase Performance Monitoring is off: this browser does not let it work. ${name}: ${message}`);
    return () => closeApp(ID);
  }
}

function startTraces(record: (trace: Trace) => void): (() => void)[] {
  const recordValid = (trace: Trace) => {
    const broken = brokenRules(trace);
    if (broken.length === 0) record(trace);
    else console.warn(`Firebase would refuse a trace of ${trace.name}: ${broken.join("; ")}.`);
  };
  return [
    watchNavigations(({ path, by, data, ...times }) =>
      recordValid(toTrace("navigation", times, { page: sitePath(path), by, data }, {})),
    ),
    onSearchAnswered(({ outcome, hits, page, ...times }) =>
      recordValid(toTrace("search", times, { outcome }, { hits, answer_page: page + 1 })),
    ),
  ];
}
