import { getPerformance } from "firebase/performance";
import type { StopService } from "../service";
import { setStatus } from "../service-status";
import { closeApp, openApp } from "./app";
import type { FirebaseSettings } from "./settings";

const ID = "firebase-performance";

/** Starts performance monitoring. The SDK measures page loads and requests by itself. */
export async function runPerformance(settings: FirebaseSettings, isWanted: () => boolean): Promise<StopService> {
  const app = await openApp(ID, settings);
  if (!app || !isWanted()) return () => closeApp(ID);
  try {
    const monitor = getPerformance(app);
    const collect = (isOn: boolean) => {
      monitor.dataCollectionEnabled = isOn;
      monitor.instrumentationEnabled = isOn;
    };
    collect(true);
    return () => {
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
