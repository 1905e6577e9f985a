import React, { useCallback, useRef, useState } from "react";
import { animateDetails } from "../../browser/collapse";
import { useDismiss } from "../ui/use-dismiss";

interface DropdownProps {
  label: string;
  /** Whether the label is a link before it, so that only an arrow is shown. */
  isBesideLink: boolean;
  /** Whether the page that is shown is one of its links. */
  isCurrent: boolean;
  /** Whether it unfolds in its place, as in the menu of narrow windows, and stays as the reader leaves it. */
  unfolds: boolean;
  children: React.ReactNode;
}

/** Links of the navbar under one name. The browser opens and closes them, also without scripting. */
export function Dropdown({ label, isBesideLink, isCurrent, unfolds, children }: DropdownProps): React.ReactElement {
  const content = (
    <>
      <summary
        aria-label={isBesideLink ? `More of ${label}` : undefined}
        data-current={isCurrent || undefined}
        onClick={unfolds ? (event) => animateDetails(event.nativeEvent) : undefined}
      >
        {!isBesideLink && label}
      </summary>
      {children}
    </>
  );
  return unfolds ? <details open={isCurrent}>{content}</details> : <FloatingDetails>{content}</FloatingDetails>;
}

/** Closes when the reader turns to something else or follows a link. The arrow keys move through it. */
function FloatingDetails({ children }: { children: React.ReactNode }): React.ReactElement {
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => root.current?.removeAttribute("open"), []);
  useDismiss(root, isOpen, close);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const details = root.current!;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || (!details.open && step < 0)) return;
    event.preventDefault();
    details.open = true;
    const stops = [...details.querySelectorAll<HTMLElement>("summary, a[href]")];
    stops.at((stops.indexOf(document.activeElement as HTMLElement) + step) % stops.length)?.focus();
  };
  const onClick = ({ target }: React.MouseEvent) => {
    if (target instanceof Element && target.closest("a")) close();
  };
  return (
    // The events are those of the summary and the links in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={root}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {children}
    </details>
  );
}
