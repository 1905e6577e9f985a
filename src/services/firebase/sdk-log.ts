import { onLog, setLogLevel } from "firebase/app";

const said = new Set<string>();

const NAMES: Record<string, string> = {
  "@firebase/analytics": "Firebase Analytics",
  "@firebase/performance": "Firebase Performance Monitoring",
  Performance: "Firebase Performance Monitoring",
};

/**
 * Has Firebase say what is wrong once, and with its name: by itself it repeats errors. To be called when the code of a
 * part is loaded, since it concerns those parts that are.
 */
export function quietSdk(): void {
  setLogLevel("silent");
  onLog(
    ({ level, message, type }) => {
      if (said.has(message)) return;
      said.add(message);
      console[level === "info" ? "info" : "warn"](`${NAMES[type] ?? "Firebase"}: ${message}`);
    },
    { level: "info" },
  );
}
