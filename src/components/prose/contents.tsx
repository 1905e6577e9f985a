import React, { useEffect, useRef, useState } from "react";
import { animateDetails } from "../../browser/collapse";
import type { Heading } from "../../shared/body";
import { Html } from "../ui/html";
import { keepInView } from "../ui/keep-in-view";

interface ContentsProps {
  headings: readonly Heading[];
  min: number;
  max: number;
}

interface ContentsEntry extends Heading {
  children: ContentsEntry[];
}

const isShown = ({ level }: Heading, { min, max }: ContentsProps): boolean => level >= min && level <= max;

/**
 * Nests the headings of the levels from `min` to `max`. Headings of other levels are left out, but still close those
 * before them of the same or a lower level, so that no heading is nested in an unrelated one.
 */
function buildTree(props: ContentsProps): ContentsEntry[] {
  const root: ContentsEntry[] = [];
  const open: ContentsEntry[] = [];
  for (const heading of props.headings) {
    const entry: ContentsEntry = { ...heading, children: [] };
    while (open.length > 0 && open.at(-1)!.level >= heading.level) open.pop();
    const parent = open.findLast((before) => isShown(before, props));
    if (isShown(heading, props)) (parent?.children ?? root).push(entry);
    open.push(entry);
  }
  return root;
}

/**
 * Returns the id of the current heading: the last one above the upper third of the window. At the end of the page,
 * where lower headings cannot reach it, the last visible one.
 */
function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const headings = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const { scrollHeight } = document.documentElement;
      // A page that fits into the window is not at its end, and scroll positions can have fractions.
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const line = window.innerHeight / (isAtEnd ? 1 : 3);
      setActive(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
    };
    const stop = new AbortController();
    update();
    window.addEventListener("scroll", update, { signal: stop.signal });
    window.addEventListener("resize", update, { signal: stop.signal });
    return () => stop.abort();
  }, [key]);
  return active;
}

/** The table of contents beside a text. The current heading is marked. */
export function Contents(props: ContentsProps): React.ReactElement | null {
  const shown = props.headings.filter((heading) => isShown(heading, props));
  const active = useActiveHeading(shown.map(({ id }) => id));
  const frame = useRef<HTMLElement>(null);
  useEffect(() => keepInView(frame.current), [active]);
  if (shown.length === 0) return null;
  return (
    <aside className="aside-links contents" ref={frame}>
      <nav aria-label="On this page">
        <p className="aside-title" aria-hidden="true">
          On this page
        </p>
        <ContentsList entries={buildTree(props)} active={active} />
      </nav>
    </aside>
  );
}

/** The collapsed table of contents above a text in narrow windows. */
export function FoldedContents(props: ContentsProps): React.ReactElement | null {
  const entries = buildTree(props);
  if (entries.length === 0) return null;
  return (
    <details className="panel folded-contents">
      <summary onClick={animateDetails}>On this page</summary>
      <ContentsList entries={entries} active={undefined} />
    </details>
  );
}

function ContentsList({ entries, active }: { entries: ContentsEntry[]; active: string | undefined }) {
  return (
    <ul role="list">
      {entries.map(({ id, text, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? "location" : undefined}>
            {html ? <Html as="span" html={html} /> : text}
          </a>
          {children.length > 0 && <ContentsList entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
