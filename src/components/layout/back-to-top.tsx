import React from "react";
import { prefersReducedMotion } from "../../browser/media-query";
import { useScrollState } from "../../browser/scroll-state";
import { ArrowIcon } from "../ui/icons";

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** A button that scrolls to the top. It appears when the reader scrolls up, far from the top. */
export function BackToTop(): React.ReactElement {
  const isShown = useScrollState() === "up";
  return (
    <button
      type="button"
      className="button button-icon button-tool back-to-top script-only"
      aria-label="Scroll back to top"
      data-shown={isShown || undefined}
      onClick={scrollToTop}
    >
      <ArrowIcon />
    </button>
  );
}
