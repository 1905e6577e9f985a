/** The part of the browser's Trusted Types that is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?(html: string): string; createScriptURL?(address: string): string | null },
  ): { createHTML(html: string): string; createScriptURL(address: string): string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

const policy =
  typeof window === "undefined" ? undefined : window.trustedTypes?.createPolicy("site", { createHTML: (html) => html });

/** React puts HTML into the page again, over what has become of it, when it comes in another object than before. */
const made = new Map<string, { __html: string }>();

/**
 * Marks HTML that the build has made, or this code, as fit to be put into the page: the same object for the same HTML.
 * Where the host's policy asks for Trusted Types, browsers refuse any other. Never call it with what a visitor or a
 * third party wrote.
 */
export function trusted(html: string): { __html: string } {
  if (typeof window === "undefined") return { __html: html };
  if (!made.has(html)) made.set(html, { __html: policy?.createHTML(html) ?? html });
  return made.get(html)!;
}
