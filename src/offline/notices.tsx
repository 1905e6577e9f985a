/** Runs in the browser: notices about offline mode in the corner of the window. */
import React, { useEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { loadStyleSheet } from "../browser/load-style-sheet";
import { FLAG, storageSlot } from "../browser/storage";
import { STORAGE_KEYS } from "../shared/storage-keys";
import type { FillProgress, FillState } from "./messages";
import styles from "!./notices.css?url";

/** The browser's offer to install the site. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

export interface News {
  /** The browser offers to install the site. */
  offer?: InstallPromptEvent;
  progress?: FillProgress;
  /** Set if a new version is waiting. Activates it. */
  onRefresh?(): void;
}

/** How long the notice that all is stored stays, in milliseconds. */
const READY_TIME = 6000;

const TEXTS: Record<FillState, string> = {
  filling: "Saving the site for reading offline",
  ready: "The whole site can be read offline now.",
  paused: "Saving is interrupted. It continues when the connection is back.",
  full: "There was not enough space for everything: some pages or pictures need a connection.",
};

const closedFlag = storageSlot(STORAGE_KEYS.installHintClosed, FLAG);

/** A ref callback: moves the focus to the page when a notice that contains it is removed. */
const returnFocus = (notice: HTMLElement | null) => () => {
  if (notice?.contains(document.activeElement)) document.querySelector<HTMLElement>("main")?.focus();
};

interface NoticeProps {
  text: string;
  /** The label of a button besides "Close". */
  action?: string;
  onAction?(): void;
  onClose?(): void;
  children?: React.ReactNode;
}

/**
 * A notice that is shown until one of its buttons is pressed. Screen readers announce `text` when it changes, but not
 * `children`.
 */
function Notice({ text, action, onAction, onClose, children }: NoticeProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [said, setSaid] = useState("");
  // A live region has to be in the page before its text, or nothing is announced.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  if (!isOpen) return null;
  const closeAnd = (act?: () => void) => () => {
    setIsOpen(false);
    act?.();
  };
  return (
    <div className="panel offline-notice" ref={returnFocus}>
      <p role="status">{said}</p>
      {children}
      {action && (
        <button type="button" className="button button-small offline-notice-action" onClick={closeAnd(onAction)}>
          {action}
        </button>
      )}
      <button
        type="button"
        className="button button-icon button-small offline-notice-close"
        aria-label="Close"
        onClick={closeAnd(onClose)}
      >
        ×
      </button>
    </div>
  );
}

/** Shows how much of the site is stored. Closing any state also closes `filling`. */
function ProgressNotice({ state, stored, total }: FillProgress) {
  const [closed, setClosed] = useState<readonly FillState[]>([]);
  useEffect(() => {
    if (state !== "ready") return undefined;
    const timer = setTimeout(() => setClosed((before) => [...before, "ready"]), READY_TIME);
    return () => clearTimeout(timer);
  }, [state]);
  if (closed.includes(state)) return null;
  return (
    <Notice text={TEXTS[state]} onClose={() => setClosed([...closed, state, "filling"])}>
      {state === "filling" && (
        <>
          <span>
            {stored} of {total} files
          </span>
          <progress value={stored} max={total} aria-label={TEXTS.filling} />
        </>
      )}
    </Notice>
  );
}

let root: Root | undefined;

function makeRoot(): Root {
  const container = document.createElement("section");
  container.id = "pwa-popup-container";
  container.setAttribute("aria-label", "Offline use");
  document.body.append(container);
  // The style sheet keeps that much of the page free of the notices.
  const measure = () => document.documentElement.style.setProperty("--notices-height", `${container.offsetHeight}px`);
  if (window.ResizeObserver) new ResizeObserver(measure).observe(container);
  return createRoot(container);
}

/** Renders the notices. The offer to install is not shown again once the reader has closed it. */
export async function showNews({ offer, progress, onRefresh }: News): Promise<void> {
  await loadStyleSheet(styles);
  root ??= makeRoot();
  root.render(
    <>
      {offer && closedFlag.get() !== "true" && (
        <Notice
          text="Install this site to read all of it offline."
          action="Install"
          onAction={() => void offer.prompt()}
          onClose={() => closedFlag.set("true")}
        />
      )}
      {progress && <ProgressNotice {...progress} />}
      {onRefresh && <Notice text="New version available" action="Refresh" onAction={onRefresh} />}
    </>,
  );
}
