import { useEffect, useState } from "react";

/** Whether the navbar is out of the way: after scrolling down, until the reader scrolls up, moves focus or navigates. */
export function useHideOnScroll(height: number, pathname: string): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    setHidden(false);
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY, innerHeight } = window;
      const nearEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - height;
      if (scrollY < height) setHidden(false);
      else if (scrollY > last) setHidden(true);
      else if (scrollY < last && !nearEnd) setHidden(false);
      last = scrollY;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [height, pathname]);
  return hidden;
}
