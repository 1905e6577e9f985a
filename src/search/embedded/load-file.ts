import { SearchUnavailable } from "../engine";

/** Loads a file of the index as JSON. Rejects if that fails. */
export type LoadFile = (address: string) => Promise<unknown>;

/** The file does not exist, because the site has been rebuilt since the manifest was loaded. */
export class FileGone extends SearchUnavailable {
  override name = "FileGone";
}

const WAITS_MS = [200, 800];
const TIME_LIMIT_MS = 10_000;

/** Fetches a file, with retries after temporary failures. Rejects with `SearchUnavailable`. */
export const loadFile: LoadFile = async (address) => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      if (response.status === 404) throw new FileGone(`${address} does not exist.`);
      if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
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
