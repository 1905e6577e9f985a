/** Runs in the browser. */
import { mediaQuery } from "../browser/media-query";
import { FLAG, storageSlot } from "../browser/storage";
import { STORAGE_KEYS } from "../shared/storage-keys";

const QUERY = "offlineMode";

export const installedFlag = storageSlot(STORAGE_KEYS.appInstalled, FLAG);
const askedFor = storageSlot(QUERY, FLAG, "session");

async function isInstalledApp(): Promise<boolean> {
  if (installedFlag.get() === "true") return true;
  const { getInstalledRelatedApps } = navigator as Navigator & {
    getInstalledRelatedApps?(): Promise<{ platform: string }[]>;
  };
  const apps = (await getInstalledRelatedApps?.call(navigator).catch(() => [])) ?? [];
  return apps.some(({ platform }) => platform === "webapp");
}

/** The address as it is, or as it was when the page was opened: a link may have been followed since. */
function findQuery(): string | null {
  const opened = performance.getEntriesByType?.("navigation")[0]?.name ?? "";
  const addresses = [window.location.href, opened].map((address) => new URL(address, window.location.origin));
  return addresses.map(({ searchParams }) => searchParams.get(QUERY)).find((value) => value !== null) ?? null;
}

/** The address asks for it, now or earlier in this tab: following a link does not end it. */
function isAskedFor(): boolean {
  const asked = findQuery();
  if (asked !== null) askedFor.set(asked === "true" ? "true" : "false");
  return askedFor.get() === "true";
}

const isStandalone = mediaQuery("(display-mode: standalone)").matches;

/** Whether the whole site is to be stored: the app is installed, runs in a window of its own, or the address asks. */
export async function isOfflineMode(): Promise<boolean> {
  const asked = isAskedFor();
  // Tabs of an installed app agree with its window.
  if (isStandalone()) installedFlag.set("true");
  return asked || isStandalone() || (await isInstalledApp());
}
