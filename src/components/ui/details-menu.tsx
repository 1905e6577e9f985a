import React, { useEffect, useEffectEvent, useRef, useState } from "react";

interface DetailsMenuProps {
  className?: string;
  onOpen?: () => void;
  /** A `<summary>` and a list of links. */
  children: React.ReactNode;
}

/**
 * A list of links that works without scripting. It closes when the reader presses or focuses anything outside it, follows
 * a link, or presses Escape, which moves the focus to its summary. The arrow keys move through its links.
 */
export function DetailsMenu({ className, onOpen, children }: DetailsMenuProps): React.ReactElement {
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const details = root.current!;
    const closeFromOutside = ({ target }: Event) => {
      if (!details.contains(target as Node)) details.open = false;
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      details.open = false;
      details.querySelector("summary")!.focus();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    document.addEventListener("keydown", closeByEscape, { signal });
    return () => stop.abort();
  }, [isOpen]);

  const onToggle = () => {
    const { open } = root.current!;
    setOpen(open);
    if (open) onOpen?.();
  };
  // The reader may have opened it before hydration; React does not repeat that event.
  const onMount = useEffectEvent(onToggle);
  useEffect(() => onMount(), []);
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
    if (target instanceof Element && target.closest("a")) root.current!.open = false;
  };
  return (
    // The events come from the summary and the links inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={root} className={className} onToggle={onToggle} onKeyDown={onKeyDown} onClick={onClick}>
      {children}
    </details>
  );
}
