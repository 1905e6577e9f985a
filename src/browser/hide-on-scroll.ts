import { useEffect, useState } from "react";

/** Whether the navbar is out of the way: after scrolling down, until the reader scrolls up or goes to another page. */
export function useHideOnScroll(height: number, pathname: string): boolean {
  const [hiddenOn, setHiddenOn] = useState<string | null>(null);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY, innerHeight } = window;
      const nearEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - height;
      if (scrollY < height) setHiddenOn(null);
      else if (scrollY > last) setHiddenOn(pathname);
      else if (scrollY < last && !nearEnd) setHiddenOn(null);
      last = scrollY;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [height, pathname]);
  return hiddenOn === pathname;
}
