import type { Mermaid } from "mermaid";
import { MERMAID_ENTRY, MERMAID_FOLDER } from "../shared/mermaid";

declare const __PATH_PREFIX__: string | undefined;

let attempts = 0;
let loading: Promise<Mermaid> | undefined;

/**
 * Loads Mermaid from this site. It is no part of the bundle: webpack would add a line for each of its eighty chunks to
 * what every page loads. After a failure it is asked for anew, since browsers remember that an address failed.
 */
export function loadMermaid(): Promise<Mermaid> {
  const prefix = typeof __PATH_PREFIX__ === "string" ? __PATH_PREFIX__ : "";
  const retry = attempts === 0 ? "" : `?attempt=${attempts}`;
  const address = `${prefix}${MERMAID_FOLDER}/${MERMAID_ENTRY}${retry}`;
  loading ??= import(/* webpackIgnore: true */ address).then(
    (module: { default: Mermaid }) => module.default,
    () => {
      attempts += 1;
      loading = undefined;
      throw new Error("The code that draws diagrams could not be loaded.");
    },
  );
  return loading;
}
