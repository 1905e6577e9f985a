import React, { useEffect, useRef, useState } from "react";
import { animateDetails } from "../../browser/collapse";
import type { ContentsEntry } from "../../shared/body";
import { Html } from "../ui/html";
import { keepInView } from "../ui/keep-in-view";

interface ContentsProps {
  entries: readonly ContentsEntry[];
}

const idsOf = (entries: readonly ContentsEntry[]): string[] =>
  entries.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);

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
export function Contents({ entries }: ContentsProps): React.ReactElement | null {
  const active = useActiveHeading(idsOf(entries));
  const frame = useRef<HTMLElement>(null);
  useEffect(() => keepInView(frame.current), [active]);
  if (entries.length === 0) return null;
  return (
    <aside className="aside-links contents" ref={frame}>
      <nav aria-label="On this page">
        <p className="aside-title" aria-hidden="true">
          On this page
        </p>
        <ContentsList entries={entries} active={active} />
      </nav>
    </aside>
  );
}

/** The collapsed table of contents above a text in narrow windows. */
export function FoldedContents({ entries }: ContentsProps): React.ReactElement | null {
  if (entries.length === 0) return null;
  return (
    <details className="panel folded-contents">
      <summary onClick={animateDetails}>On this page</summary>
      <ContentsList entries={entries} active={undefined} />
    </details>
  );
}

function ContentsList({ entries, active }: ContentsProps & { active: string | undefined }) {
  return (
    <ul role="list">
      {entries.map(({ id, text, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? "location" : undefined}>
            {html ? <Html as="span" html={html} /> : text}
          </a>
          {children && <ContentsList entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
