import { navigate } from "gatsby";
import { sitePath } from "../../browser/links";

/** Opens a hit without reloading the page. A stored search may lead to another origin, whose page the browser loads. */
export function openHit(url: string): void {
  const { origin, pathname, search, hash } = new URL(url, window.location.href);
  if (origin === window.location.origin) void navigate(sitePath(pathname) + search + hash);
  else window.location.assign(url);
}
