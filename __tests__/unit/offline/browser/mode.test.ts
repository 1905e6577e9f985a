import { installedFlag, isOfflineMode } from "../../../../src/offline/mode";
import { Media } from "../../../stand-ins/media";

const open = (address: string) => window.history.replaceState(null, "", address);

it("is off by default", async () => {
  expect(await isOfflineMode()).toBe(false);
});

it("is on once the app was installed", async () => {
  installedFlag.set("true");
  expect(await isOfflineMode()).toBe(true);
});

it("is on in the app's own window, and from then on in tabs", async () => {
  const media = Media.install();
  media.set("(display-mode: standalone)", true);
  expect(await isOfflineMode()).toBe(true);
  media.set("(display-mode: standalone)", false);
  expect(await isOfflineMode()).toBe(true);
});

it("is on if the address asks for it, stays on in this tab, and ends with any other value", async () => {
  open("/?offlineMode=true");
  expect(await isOfflineMode()).toBe(true);
  open("/about/");
  expect(await isOfflineMode()).toBe(true);
  open("/?offlineMode=1");
  expect(await isOfflineMode()).toBe(false);
});

it("is on if the page was opened with an address that asks for it, though a link has been followed since", async () => {
  const entries = [{ name: "https://example.com/?offlineMode=true" }];
  Object.assign(performance, { getEntriesByType: (type: string) => (type === "navigation" ? entries : []) });
  open("/blog");
  const mode = await isOfflineMode();
  Reflect.deleteProperty(performance, "getEntriesByType");
  expect(mode).toBe(true);
});

it.each([
  ["is on if the browser says that the app is installed", async () => [{ platform: "webapp" }], true],
  ["is off if the browser cannot say which apps are installed", () => Promise.reject(new Error("no")), false],
])("%s", async (_, getInstalledRelatedApps, isOn) => {
  Object.assign(navigator, { getInstalledRelatedApps });
  expect(await isOfflineMode()).toBe(isOn);
});
