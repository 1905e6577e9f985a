import { navigate, withPrefix } from "gatsby";
import { sitePath } from "../components/layout/site-path";
import { forgivingPaths } from "../shared/forgiving-path";
import { isNotFound, type PageSource } from "./page-source";

/**
 * Goes to what may have been meant by an address that does not exist. Gives whether there is such a page, or the reader
 * has gone elsewhere meanwhile.
 */
export async function forgive(
  { pathname, search, hash }: URL | Location,
  source: PageSource,
  isCurrent: () => boolean,
): Promise<boolean> {
  for (const path of forgivingPaths(sitePath(pathname))) {
    const page = await source.load(withPrefix(path));
    if (!isCurrent()) return true;
    if (!page || isNotFound(page)) continue;
    void navigate(path + search + hash, { replace: true });
    return true;
  }
  return false;
}
