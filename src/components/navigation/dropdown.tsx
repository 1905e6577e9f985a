import React, { useCallback, useRef, useState } from "react";
import { animateDetails } from "../../browser/collapse";
import { useDismiss } from "../ui/use-dismiss";

interface DropdownProps {
  label: string;
  /** Whether a link with the label precedes the dropdown, so that it only shows an arrow. */
  isBesideLink: boolean;
  /** Whether one of its links is the current page. */
  isCurrent: boolean;
  /** Whether it expands in place, as in the mobile menu, and keeps its state. */
  unfolds: boolean;
  children: React.ReactNode;
}

/** A dropdown of navbar links. It uses `<details>`, so that it works without scripting. */
export function Dropdown({ label, isBesideLink, isCurrent, unfolds, children }: DropdownProps): React.ReactElement {
  const content = (
    <>
      <summary
        className="chevron"
        aria-label={isBesideLink ? `More of ${label}` : undefined}
        data-current={isCurrent || undefined}
        onClick={unfolds ? animateDetails : undefined}
      >
        {!isBesideLink && label}
      </summary>
      {children}
    </>
  );
  return unfolds ? <details open={isCurrent}>{content}</details> : <FloatingDetails>{content}</FloatingDetails>;
}

/** A dropdown that closes when the reader moves on or follows a link. The arrow keys move through its links. */
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
    // The events come from the summary and the links inside.
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
