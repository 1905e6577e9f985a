import { hideNotice, showNotice } from "../../../../src/browser/offline/notice";
import { showFillProgress } from "../../../../src/browser/offline/progress-notice";
import type { FillState } from "../../../../src/shared/offline/messages";
import { wantedAddress } from "../../../../src/browser/offline/offline-page";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const status = () => document.querySelector("[role=status]")?.textContent;

afterEach(() => {
  for (const name of ["fill", "test"]) hideNotice(name);
});

it("announces its text in a region that is there before, and not its progress", async () => {
  showNotice("test", { text: "Saving", progress: 0.2 });
  expect(status()).toBe("");
  await nextFrame();
  expect(status()).toBe("Saving");
  showNotice("test", { text: "Saving", progress: 0.5 });
  expect(document.querySelector("progress")?.value).toBe(0.5);
  expect(document.querySelectorAll("button")).toHaveLength(1);
});

it("goes away when it is closed, and leaves nothing behind", () => {
  const onClose = jest.fn();
  showNotice("test", { text: "New", onClose });
  document.querySelector<HTMLButtonElement>("[aria-label=Close]")!.click();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.getElementById("pwa-popup-container")).toBeNull();
});

it("says nothing of what is stored already, and nothing more of what was closed", async () => {
  const progress = { type: "FILL_PROGRESS", stored: 1, total: 2 } as const;
  showFillProgress({ ...progress, state: "ready", fetched: false });
  expect(document.getElementById("notice-fill")).toBeNull();
  showFillProgress({ ...progress, state: "filling", fetched: true });
  document.querySelector<HTMLButtonElement>("[aria-label=Close]")!.click();
  showFillProgress({ ...progress, state: "filling", fetched: true });
  expect(document.getElementById("notice-fill")).toBeNull();
  showFillProgress({ ...progress, state: "paused", fetched: true });
  await nextFrame();
  expect(status()).toContain("interrupted");
});

it("takes back what is not true any more, and keeps silent once an interruption was closed", () => {
  const say = (state: FillState) =>
    showFillProgress({ type: "FILL_PROGRESS", stored: 1, total: 2, fetched: true, state });
  const close = () => document.querySelector<HTMLButtonElement>("[aria-label=Close]")?.click();
  const isShown = () => document.getElementById("notice-fill") !== null;
  say("filling");
  close();
  say("paused");
  say("filling");
  expect(isShown()).toBe(false);
  say("paused");
  close();
  say("filling");
  say("paused");
  expect(isShown()).toBe(false);
  say("ready");
  expect(isShown()).toBe(true);
});

it("returns only to addresses of this site", () => {
  expect(wantedAddress("?from=%2Fblog%2Fx%3Fa%3D1")).toBe("/blog/x?a=1");
  for (const from of ["//evil.example", "/\\evil.example", "https://evil.example", ""]) {
    expect(wantedAddress(`?from=${encodeURIComponent(from)}`)).toBeUndefined();
  }
});
