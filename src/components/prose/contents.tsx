import React, { useEffect, useRef } from "react";
import { animateDetails } from "../../browser/collapse";
import type { Heading } from "../../shared/body";
import { buildContentsTree, type ContentsEntry } from "./contents-tree";
import { keepInView } from "../ui/keep-in-view";
import { useActiveHeading } from "./use-active-heading";

interface ContentsProps {
  headings: readonly Heading[];
  min: number;
  max: number;
}

/** The table of contents beside a text. The current heading is marked. */
export function Contents({ headings, min, max }: ContentsProps): React.ReactElement | null {
  const shown = headings.filter(({ level }) => level >= min && level <= max);
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
        <ContentsList entries={buildContentsTree(headings, min, max)} active={active} />
      </nav>
    </aside>
  );
}

/** The collapsed table of contents above a text in narrow windows. */
export function FoldedContents({ headings, min, max }: ContentsProps): React.ReactElement | null {
  const entries = buildContentsTree(headings, min, max);
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
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? "location" : undefined}>
            {text}
          </a>
          {children.length > 0 && <ContentsList entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
