import { withPrefix } from "gatsby";

/** Returns the path of a location within the site, without the path prefix. */
export function sitePath(pathname: string): string {
  const prefix = withPrefix("/").replace(/\/+$/, "");
  return prefix !== "" && (pathname === prefix || pathname.startsWith(`${prefix}/`))
    ? pathname.slice(prefix.length) || "/"
    : pathname;
}
