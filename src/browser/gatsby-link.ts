interface Options {
  replace?: boolean;
  state?: object;
}

declare const __BASE_PATH__: string;
declare const __PATH_PREFIX__: string;

/**
 * Stands in the visitors' bundle for Gatsby's module of this name, which cannot be had without its link and what that
 * rests on. The link itself comes along where somebody asks Gatsby for it.
 */
export { Link } from "gatsby-link-itself";

const isLocal = (path: string) => !/^[a-z][a-z\d+.-]*:/i.test(path);

/** The address of a path of this site, and as it is whatever is no such path. */
export const withPrefix = (path: string, prefix: string = __BASE_PATH__): string =>
  !isLocal(path) || /^\.\.?\//.test(path)
    ? path
    : `${prefix.replace(/\/$/, "")}${path.startsWith("/") ? "" : "/"}${path}`;

/** The address of a file that the build has written. */
export const withAssetPrefix = (path: string): string => withPrefix(path, __PATH_PREFIX__);

/** The parts of a path, of which the query and the fragment have their signs. */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path)!;
  const orNothing = (part = "") => (part.length > 1 ? part : "");
  return { pathname: pathname || "/", search: orNothing(search), hash: orNothing(hash) };
}

function addressOf(to: string): string {
  if (to.startsWith("/") || !isLocal(to)) return withPrefix(to);
  const { pathname, search, hash } = new URL(to, location.href);
  return pathname + search + hash;
}

/** Goes to a path of this site, or so many entries back or forth. */
export const navigate = (to: string | number, options?: Options): void =>
  window.___navigate(typeof to === "string" ? addressOf(to) : to, options);
