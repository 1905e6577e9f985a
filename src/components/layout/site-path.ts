import { withPrefix } from "gatsby";

/** The path of a location within the site: the address of the page without the prefix that the site is served under. */
export function sitePath(pathname: string): string {
  const prefix = withPrefix("/").replace(/\/+$/, "");
  return prefix !== "" && (pathname === prefix || pathname.startsWith(`${prefix}/`))
    ? pathname.slice(prefix.length) || "/"
    : pathname;
}
