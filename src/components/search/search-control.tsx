import { navigate, withPrefix } from "gatsby";
import React, { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useBrowserValue } from "../../browser/browser-value";
import { closeDismissed, isShown } from "../../browser/dismiss-dialog";
import { onIntent } from "../../browser/on-intent";
import { openDialog } from "../../browser/open-dialog";
import { selectedText, startSearchShortcuts } from "../../browser/search-shortcuts";
import { whenPainted } from "../../browser/when-painted";
import { SEARCH_PATH } from "../../shared/paths";
import { SearchIcon } from "../ui/icons";
import { loadModal, SearchDialog } from "./search-dialog";
import "./search-control.css";

const isApple = () => /Mac|iP/.test(navigator.platform);

/** Loads the search when the visitor is about to ask for it; a failure shows when they do. */
const warm = () => void loadModal().catch(() => undefined);

const knowsDialogs = () => !!window.HTMLDialogElement?.prototype.showModal;

/** The button of the search and what it opens. Without scripting, or modal dialogs, it leads to the search page. */
export function SearchControl(): React.ReactElement {
  /** The number of the dialog that waits or is open. */
  const [shown, setShown] = useState<number>();
  const made = useRef(0);
  /** Whether the dialog has been open: what was asked in it must not stand in the next one. */
  const isUsed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  /** What had the focus when the dialog was opened. */
  const focused = useRef<Element>(null);
  const prepare = useCallback(() => {
    isUsed.current = false;
    setShown((made.current += 1));
  }, []);
  const open = useCallback(
    (text = selectedText()) => {
      if (!knowsDialogs()) return void navigate(`${SEARCH_PATH}?q=${encodeURIComponent(text)}`);
      if (isShown(dialog.current)) return;
      // One that is about to be closed has the focus now.
      const before = dialog.current?.open ? focused.current : null;
      closeDismissed();
      if (!dialog.current || isUsed.current) flushSync(prepare);
      isUsed.current = true;
      const input = dialog.current!.querySelector("input")!;
      focused.current = before ?? document.activeElement;
      input.value = text;
      openDialog(dialog.current!);
      input.focus();
      // A single letter was typed on the button, and the next one goes on behind it; more was selected on the page.
      if (text.length > 1) input.select();
    },
    [prepare],
  );
  const command = useBrowserValue(isApple, false) ? "⌘" : "Ctrl";

  useEffect(() => (shown === undefined ? onIntent(prepare) : undefined), [shown, prepare]);
  useEffect(() => startSearchShortcuts({ open, dialog, button }), [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="DocSearch-Button script-only"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open()}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <SearchIcon />
        <span>Search</span>
        <kbd>{command} K</kbd>
      </button>
      <a href={withPrefix(SEARCH_PATH)} className="icon-button no-script-only" aria-label="Search">
        <SearchIcon />
      </a>
      {shown !== undefined && (
        <SearchDialog
          key={shown}
          dialog={dialog}
          onClosed={() => {
            // Another one has been opened meanwhile.
            if (dialog.current?.open) return;
            // A new one waits in its place from the next sign of the visitor.
            whenPainted(() => dialog.current?.open || setShown(undefined));
            const { activeElement, body } = document;
            if (activeElement !== body && !dialog.current!.contains(activeElement)) return;
            const before = focused.current?.closest<HTMLElement>("body *");
            (before ?? button.current!).focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
