import { hideNotice, showNotice } from "./notice";

/** Says that a version waits; `takeOver` lets it. */
export function showUpdate(takeOver: () => void): void {
  showNotice("update", {
    text: "New version available",
    action: {
      label: "Refresh",
      onClick: () => {
        hideNotice("update");
        takeOver();
      },
    },
  });
}
