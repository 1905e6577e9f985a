import { SearchUnavailable } from "../engine";

/** Reads a file of the index as JSON. Rejects when it cannot be had. */
export type LoadFile = (address: string) => Promise<unknown>;

/** A file that is missing: the site has been built again since the manifest with its name was loaded. */
export class FileGone extends SearchUnavailable {
  override name = "FileGone";
}

const WAITS_MS = [200, 800];
const TIME_LIMIT_MS = 10_000;

/** Reads a file over the network, and again after a failure that may pass. Rejects with `SearchUnavailable`. */
export const loadFile: LoadFile = async (address) => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      if (response.status === 404) throw new FileGone(`${address} is not there.`);
      if (!response.ok) throw new Error(`${address} gave status ${response.status}.`);
      return await response.json();
    } catch (error) {
      if (error instanceof FileGone) throw error;
      const wait = WAITS_MS[attempt];
      if (wait === undefined) {
        throw new SearchUnavailable(`The search index cannot be loaded: ${address}`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
};
