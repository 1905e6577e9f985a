import React, { useEffect, useRef, useState } from "react";
import { loadStyleSheet } from "../../browser/load-style-sheet";
import styles from "!./live-controls.css?url";
import "./live-figure.css";

type Live = () => React.ReactElement;

interface LiveFigureProps {
  caption: string;
  /** The still picture, which stays without scripting and where the code cannot be loaded. */
  children: React.ReactNode;
}

/** Whether the focus stays, comes back from the enlarged picture, or comes back with the window. */
const keepsFocus = ({ currentTarget, relatedTarget }: React.FocusEvent): boolean =>
  currentTarget.contains(relatedTarget ?? document.activeElement) || Boolean(relatedTarget?.closest("dialog"));

/** The code is loaded this far outside of the window. */
const AHEAD = "600px 0px";

/**
 * A figure of a post that readers can operate. It shows a still picture until the reader comes near and the code is
 * loaded. After a failure it is loaded again when the reader comes near again.
 * @param load Imports a module whose default export is the figure: the shortest form for an author.
 * @param name Names the class `live-figure-<name>`, which can reserve the height of the figure in a style sheet.
 * @param sheet The address of a style sheet that is loaded with the code.
 */
export function liveFigure(
  name: string,
  load: () => Promise<{ default: Live }>,
  sheet?: string,
): (props: LiveFigureProps) => React.ReactElement {
  return function LiveFigure({ caption, children }) {
    const box = useRef<HTMLDivElement>(null);
    const [Loaded, setLoaded] = useState<Live>();
    // The still picture stays while it has the focus, which would be lost.
    const [hasFocus, setFocus] = useState(false);
    const Shown = hasFocus ? undefined : Loaded;
    useEffect(() => {
      setFocus(box.current!.contains(document.activeElement));
      if (!window.IntersectionObserver) return undefined;
      const start = () =>
        Promise.all([load(), loadStyleSheet(styles), sheet && loadStyleSheet(sheet)]).then(
          ([code]) => {
            nearby.disconnect();
            setLoaded(() => code.default);
          },
          (error: unknown) => console.warn(`The figure "${name}" could not be loaded.`, error),
        );
      const nearby = new IntersectionObserver(([entry]) => entry?.isIntersecting && void start(), {
        rootMargin: AHEAD,
      });
      nearby.observe(box.current!);
      return () => nearby.disconnect();
    }, []);
    return (
      <figure className="figure live-figure">
        <div
          ref={box}
          className={`panel live-figure-box live-figure-${name}`}
          data-live={Shown ? "" : undefined}
          onFocus={() => setFocus(!Shown)}
          onBlur={(event) => setFocus(hasFocus && keepsFocus(event))}
        >
          {Shown ? <Shown /> : children}
        </div>
        <figcaption>{caption}</figcaption>
      </figure>
    );
  };
}
