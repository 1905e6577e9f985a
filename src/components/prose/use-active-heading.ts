import { useEffect, useState } from "react";

/**
 * Returns the id of the current heading: the last one above the upper third of the window. At the end of the page,
 * where lower headings cannot reach it, the last visible one.
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
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
