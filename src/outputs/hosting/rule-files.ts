import { CACHING, COMMON_HEADERS, EXCEPTIONS, POLICY_HEADER, redirects, type Redirect } from "./rules";

/**
 * Returns the `_headers` file for Cloudflare Pages and Netlify. Both revalidate files without a rule, so the common
 * rule sets no `Cache-Control`. If two rules set the same header, Cloudflare joins the values, unless `!` removes the
 * first one; Netlify uses the last value and ignores lines without a colon.
 */
export function headersFile(policy: string): string {
  const common = Object.entries({ ...COMMON_HEADERS, [POLICY_HEADER]: policy });
  const blocks = new Map([["/*", common.map(([key, value]) => `${key}: ${value}`)]]);
  const add = (glob: string, lines: string[]) => {
    // The wildcards of this file cannot express a hash.
    if (glob.includes("(")) return;
    const path = glob.replace("**", "*");
    blocks.set(path, [...(blocks.get(path) ?? []), ...lines]);
  };
  for (const [glob, own] of EXCEPTIONS) add(glob, [`! ${POLICY_HEADER}`, `${POLICY_HEADER}: ${own}`]);
  for (const [glob, value] of CACHING) add(glob, [`Cache-Control: ${value}`]);
  return [...blocks].map(([path, lines]) => `${[path, ...lines].join("\n  ")}\n`).join("\n");
}

/**
 * Returns the `_redirects` file for both hosts. The targets include the path prefix. Both hosts redirect addresses that
 * end in `.html` themselves.
 */
export const redirectsFile = (prefix = "", ofTexts: readonly Redirect[] = []): string =>
  [...redirects(), ...ofTexts]
    .flatMap(({ from, to }) =>
      from
        .map((address) => encodeURI(address.replace(/\/+$/, "")))
        .flatMap((path) => [path, `${path}/`].map((address) => `${address} ${prefix}${encodeURI(to)} 301\n`)),
    )
    .join("");
