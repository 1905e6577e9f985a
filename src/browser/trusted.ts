import { useMemo } from "react";

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

/**
 * Marks HTML of the build, or of this code, as safe to put into the page. Where the policy asks for Trusted Types,
 * browsers refuse any other. Never call it with what a visitor or a third party wrote.
 */
export const trusted = (html: string): { __html: string } => ({ __html: policy?.createHTML(html) ?? html });

/**
 * The same for `dangerouslySetInnerHTML`. The object stays the same for the same HTML: for another object React would
 * write the HTML into the page again, over what scripts have made of it.
 */
export const useTrusted = (html: string): { __html: string } => useMemo(() => trusted(html), [html]);
