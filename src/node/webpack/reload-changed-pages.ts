import type { Compiler } from "webpack";

export interface PageCode {
  path: string;
  /** The name of the code that shows it. */
  componentChunkName: string;
}

/**
 * While developing, tells when a page that was there is shown by other code than before: a post becomes a module with its
 * first import, and data with the last one gone. Gatsby brings open pages only new data for the code that they have.
 */
export class ReloadChangedPages {
  private before = new Map<string, string>();

  constructor(
    private readonly pages: () => readonly PageCode[],
    private readonly reload: () => Promise<void>,
  ) {}

  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise("ReloadChangedPages", async (stats) => {
      if (stats.hasErrors()) return;
      const now = new Map(this.pages().map(({ path, componentChunkName }) => [path, componentChunkName]));
      const isChanged = [...this.before].some(([path, code]) => (now.get(path) ?? code) !== code);
      this.before = now;
      if (isChanged) await this.reload();
    });
  }
}
