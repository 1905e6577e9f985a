import { getPerformance, trace, type FirebasePerformance } from "firebase/performance";
import { onSearchAnswered } from "../../search/search-answers";
import { sitePath } from "../../browser/links";
import type { StopService } from "../service";
import { setStatus } from "../service-status";
import { closeApp, openApp } from "./app";
import { watchNavigations } from "./navigations";
import { quietSdk } from "./sdk-log";
import type { FirebaseSettings } from "./settings";

const ID = "firebase-performance";

/** The limit of Firebase, in characters. It drops a trace with a longer value. */
const MAX_ATTRIBUTE_VALUE = 100;

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
    collect(true);
    const stops = startTraces(monitor);
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

/**
 * Records a trace of each navigation and of each answered search. Returns the functions that stop it. The SDK does not
 * check names and values, but Firebase drops a trace that breaks its rules. Names of attributes have up to 40 letters,
 * digits and underscores, begin with a letter, and not with `firebase_`, `google_` or `ga_`; their values have 1 to 100
 * characters. Names of metrics have up to 100 characters and no leading underscore; metrics are whole numbers.
 */
function startTraces(monitor: FirebasePerformance): (() => void)[] {
  const record = (
    name: string,
    /** In milliseconds since the document began. */
    { from, to }: { from: number; to: number },
    attributes: Record<string, string>,
    metrics: Record<string, number> = {},
  ) =>
    // Browsers round times, so a fast action may take 0 ms, which Firebase rejects.
    trace(monitor, name).record(performance.timeOrigin + from, Math.max(to - from, 0.001), { attributes, metrics });
  return [
    watchNavigations(({ path, by, data, ...times }) =>
      record("navigation", times, { page: sitePath(path).slice(0, MAX_ATTRIBUTE_VALUE), by, data }),
    ),
    onSearchAnswered(({ outcome, hits, page, ...times }) =>
      record("search", times, { outcome }, { hits, answer_page: page + 1 }),
    ),
  ];
}
