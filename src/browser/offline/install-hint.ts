import { STORAGE_KEYS } from "../../shared/storage-keys";
import { FLAG, storageSlot } from "../storage";
import { hideNotice, showNotice } from "./notice";
import type { InstallPromptEvent } from "./register";

const closedFlag = storageSlot(STORAGE_KEYS.installHintClosed, FLAG);

/** Offers to install the site, once: who closes the hint does not see it again. */
export function showInstallHint(offer: InstallPromptEvent): void {
  if (closedFlag.get() === "true") return;
  showNotice("install", {
    text: "Install this site to read all of it offline.",
    action: {
      label: "Install",
      onClick: () => {
        hideNotice("install");
        void offer.prompt();
      },
    },
    onClose: () => closedFlag.set("true"),
  });
}

export const hideInstallHint = (): void => hideNotice("install");
