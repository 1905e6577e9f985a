/** Runs in the browser. */
import { mediaQuery } from "../browser/media-query";
import { FLAG, storageSlot } from "../browser/storage";
import { STORAGE_KEYS } from "../shared/storage-keys";

const QUERY = "offlineMode";

export const installedFlag = storageSlot(STORAGE_KEYS.appInstalled, FLAG);
const askedFor = storageSlot(QUERY, FLAG, "session");

async function isInstalledApp(): Promise<boolean> {
  const { getInstalledRelatedApps } = navigator as Navigator & {
    getInstalledRelatedApps?(): Promise<{ platform: string }[]>;
  };
  const apps = (await getInstalledRelatedApps?.call(navigator).catch(() => [])) ?? [];
  return apps.some(({ platform }) => platform === "webapp");
}

/** Whether the query of this or an earlier page of this tab sets offline mode. */
function isAskedFor(): boolean {
  // The reader may have followed a link since the page was loaded.
  const opened = performance.getEntriesByType?.("navigation")[0]?.name ?? "";
  const queries = [window.location.href, opened].map((url) => new URL(url, window.location.origin).searchParams);
  const [asked] = queries.flatMap((query) => query.getAll(QUERY));
  if (asked !== undefined) askedFor.set(asked === "true" ? "true" : "false");
  return askedFor.get() === "true";
}

const isStandalone = mediaQuery("(display-mode: standalone)").matches;

/** Whether to store the whole site: the app is installed, runs in its own window, or the query says so. */
export async function isOfflineMode(): Promise<boolean> {
  const asked = isAskedFor();
  // Tabs then use the same mode as the app's window.
  if (isStandalone()) installedFlag.set("true");
  return asked || installedFlag.get() === "true" || (await isInstalledApp());
}
