import { useMemo } from "react";

/** The part of the Trusted Types API that is used here. */
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
 * Marks HTML from the build or from this code as safe. If the policy requires Trusted Types, browsers refuse other
 * HTML. Never pass text from a visitor or a third party.
 */
export const trusted = (html: string): { __html: string } => ({ __html: policy?.createHTML(html) ?? html });

/**
 * The same for `dangerouslySetInnerHTML`. Returns the same object for the same HTML. For a new object React would set
 * the HTML again and undo what scripts have changed in it.
 */
export const useTrusted = (html: string): { __html: string } => useMemo(() => trusted(html), [html]);
