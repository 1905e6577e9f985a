import { CACHING, COMMON_HEADERS, EXCEPTIONS, POLICY_HEADER, redirects, type Files, type Redirect } from "./rules";

/** A path in the words of `_headers`; none for names with a digest, which its wildcards cannot tell from others. */
function pathOf(files: Files): string | undefined {
  if (files.kind === "hashed") return undefined;
  return files.kind === "folder" ? `${files.path}/*` : files.path;
}

const block = (path: string, lines: readonly string[]): string =>
  [path, ...lines.map((line) => `  ${line}`)].join("\n");

const asLines = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([key, value]) => `${key}: ${value}`);

/**
 * The headers in the words of Cloudflare Pages and Netlify, with the policy of the site. Both let browsers ask again
 * for what no rule is about, so the common rule says nothing of caching. Cloudflare joins the values of a header that
 * two rules set; `!` takes the first one away there. Netlify reads only lines with a colon, and takes the last value.
 */
export function headersFile(policy: string): string {
  const blocks = new Map<string, string[]>([["/*", asLines({ ...COMMON_HEADERS, [POLICY_HEADER]: policy })]]);
  const add = (files: Files, lines: string[]) => {
    const path = pathOf(files);
    if (path) blocks.set(path, [...(blocks.get(path) ?? []), ...lines]);
  };
  for (const exception of EXCEPTIONS) {
    add(exception.files, [`! ${POLICY_HEADER}`, ...asLines({ [POLICY_HEADER]: exception.policy })]);
  }
  for (const { files, value } of CACHING) add(files, asLines({ "Cache-Control": value }));
  return [...blocks].map(([path, lines]) => block(path, lines)).join("\n\n") + "\n";
}

/** The redirects in the words of both, to addresses below the prefix; forms of addresses that end in `.html` they redirect by themselves. */
export const redirectsFile = (prefix = "", ofTexts: readonly Redirect[] = []): string =>
  [...redirects(), ...ofTexts]
    .flatMap(({ from, to }) =>
      from
        .map((address) => encodeURI(address.replace(/\/+$/, "")))
        .flatMap((path) => [path, `${path}/`].map((address) => `${address} ${prefix}${encodeURI(to)} 301\n`)),
    )
    .join("");
