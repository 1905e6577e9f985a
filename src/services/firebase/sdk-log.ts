import { onLog, setLogLevel } from "firebase/app";

const said = new Set<string>();

const NAMES: Record<string, string> = {
  "@firebase/analytics": "Firebase Analytics",
  "@firebase/performance": "Firebase Performance Monitoring",
  Performance: "Firebase Performance Monitoring",
};

/**
 * Replaces the SDK's log with one that prints each message once, with the name of the product. Call it after the code
 * of a product has loaded, because it only affects loaded products.
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
