import { setStatus } from "./service-status";
import type { Service } from "./service";

interface ScriptOptions {
  /** Whose script it is. */
  service: Pick<Service, "id" | "label">;
  attributes?: Record<string, string>;
  /** Runs once the script has run, unless it was stopped before. */
  onLoad?: () => unknown;
  /** Says why it did not come; by default a warning with the label and the address. */
  onError?: () => void;
}

/** The name of the Trusted Types policy that vouches for the scripts of third parties. */
export const SCRIPT_POLICY = "services";

/** Where the policy of the page demands it, an address of a script has to be vouched for. */
let addresses: { createScriptURL(address: string): string } | undefined;

function trusted(src: string): string {
  addresses ??= window.trustedTypes?.createPolicy(SCRIPT_POLICY, { createScriptURL: String }) ?? {
    createScriptURL: String,
  };
  return addresses.createScriptURL(src);
}

/** Puts a third party's script into the page. Returns how to take it out; what it has started goes on until a reload. */
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
    else console.warn(`${label} could not be loaded from ${src}. An ad blocker or the network may keep it away.`);
  };
  script.src = trusted(src);
  document.head.append(script);
  return () => {
    isStopped = true;
    script.remove();
    return "reload";
  };
}
