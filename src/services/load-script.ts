import { setStatus } from "./service-status";
import type { Service } from "./service";

interface ScriptOptions {
  /** The service that the script belongs to. */
  service: Pick<Service, "id" | "label">;
  attributes?: Record<string, string>;
  /** Called once the script has run, unless it was stopped before. */
  onLoad?: () => unknown;
  /** Reports that the script failed to load. The default is a warning with the service's label and the URL. */
  onError?: () => void;
}

/** The name of the Trusted Types policy for third-party scripts. */
export const SCRIPT_POLICY = "services";

/** Required if the page's policy enforces Trusted Types for script URLs. */
let policy: { createScriptURL(address: string): string } | undefined;

function trusted(src: string): string {
  policy ??= window.trustedTypes?.createPolicy(SCRIPT_POLICY, { createScriptURL: String });
  return policy?.createScriptURL(src) ?? src;
}

/**
 * Adds a third-party script to the page. Returns a function that removes it. Code that has already run stays active
 * until the page is reloaded.
 */
export function loadScript(
  src: string,
  { service: { id, label }, attributes = {}, onLoad, onError }: ScriptOptions,
): () => "reload" {
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  let isStopped = false;
  script.onload = async () => {
    if (isStopped) return;
    try {
      await onLoad?.();
    } catch (error) {
      if (isStopped) return;
      setStatus(id, "failed");
      console.warn(`${label} was loaded but could not be started.`, error);
    }
  };
  script.onerror = () => {
    script.remove();
    if (isStopped) return;
    setStatus(id, "failed");
    if (onError) onError();
    else console.warn(`${label} could not be loaded from ${src}. An ad blocker or the network may block it.`);
  };
  script.src = trusted(src);
  document.head.append(script);
  return () => {
    isStopped = true;
    script.remove();
    return "reload";
  };
}
