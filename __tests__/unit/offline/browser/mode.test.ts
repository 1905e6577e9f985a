import { installedFlag, isOfflineMode } from "../../../../src/offline/mode";
import { Media } from "../../../stand-ins/media";

it("is off for a visitor who asked for nothing", async () => {
  expect(await isOfflineMode()).toBe(false);
});

it("is on when the app was installed", async () => {
  installedFlag.set("true");
  expect(await isOfflineMode()).toBe(true);
});

it("is on in a window of its own, and from then on in tabs", async () => {
  const media = Media.install();
  media.set("(display-mode: standalone)", true);
  expect(await isOfflineMode()).toBe(true);
  media.set("(display-mode: standalone)", false);
  expect(await isOfflineMode()).toBe(true);
});

it("is on when the address asks, stays so in this tab, and ends when it says otherwise", async () => {
  window.history.replaceState(null, "", "/?offlineMode=true");
  expect(await isOfflineMode()).toBe(true);
  window.history.replaceState(null, "", "/about/");
  expect(await isOfflineMode()).toBe(true);
  window.history.replaceState(null, "", "/?offlineMode=1");
  expect(await isOfflineMode()).toBe(false);
});

it("is on when the address asked with which the page was opened, though a link was followed since", async () => {
  const entries = [{ name: "https://example.com/?offlineMode=true" }];
  Object.assign(performance, { getEntriesByType: (type: string) => (type === "navigation" ? entries : []) });
  window.history.replaceState(null, "", "/blog");
  const mode = await isOfflineMode();
  Reflect.deleteProperty(performance, "getEntriesByType");
  expect(mode).toBe(true);
});

it("asks the browser for installed apps, and does without an answer", async () => {
  Object.assign(navigator, { getInstalledRelatedApps: async () => [{ platform: "webapp" }] });
  expect(await isOfflineMode()).toBe(true);
  Object.assign(navigator, { getInstalledRelatedApps: () => Promise.reject(new Error("no")) });
  expect(await isOfflineMode()).toBe(false);
});
