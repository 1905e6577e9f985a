import { HAS_STARTED_OR_CANNOT } from "../site";
import type { Visitor } from "./visitor";

/** Nothing has been asked for during 150 ms: for pages that wait for a file that never comes. */
const QUIET = `(() => {
  const { length } = performance.getEntriesByType("resource");
  if (window.quiet?.length !== length) window.quiet = { length, since: performance.now() };
  return performance.now() - window.quiet.since > 150;
})()`;

export const hasHeading = (heading: string): string =>
  `[...document.querySelectorAll("h1")].some((h1) => h1.textContent === ${JSON.stringify(heading)} && h1.checkVisibility())`;

/** A page shows its heading and more, and its scripts have done what they can. */
export async function expectReadable(visitor: Visitor, heading: string, waits = false): Promise<void> {
  await visitor.waitFor(
    `${waits ? QUIET : HAS_STARTED_OR_CANNOT} && ${hasHeading(heading)} && document.querySelector("main").innerText.length > ${heading.length}`,
  );
}

/** Leaves a page by a link of its navbar, as somebody who is stuck would. */
export async function expectToLeave({ page }: Visitor): Promise<void> {
  const away = new URL(page.url()).pathname.startsWith("/contact") ? "/blog" : "/contact/";
  await page.locator(`nav[aria-label="Main"] a[href="${away}"]`).evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL(`**${away}`, { waitUntil: "commit" });
  await page.waitForFunction(hasHeading(away === "/blog" ? "Blog" : "Contact"));
}

/** A script that was cut in half or is no script is an error of the browser's parser: that is the fault itself. */
export function forgiveParser({ errors }: Visitor): void {
  errors.splice(0, errors.length, ...errors.filter((error) => !error.includes("SyntaxError")));
}
