import type { Compiler } from "webpack";

/**
 * Ends a bundle only when something else has ended too. Once the code that renders pages is bundled, Gatsby runs the
 * queries of all pages, which need what others have been at work on.
 */
export class WaitAfter {
  constructor(private readonly work: () => Promise<unknown>) {}

  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise("WaitAfter", async () => void (await this.work()));
  }
}
