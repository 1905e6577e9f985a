import type { Page } from "playwright-core";

/** Something a visitor can work, and what shows that it did its work. */
export interface Control {
  name: string;
  /** Where it is, and how wide the window. */
  address: string;
  width?: number;
  /** What comes before: not measured. */
  prepare?(page: Page): Promise<unknown>;
  /** The clicks or keys that are measured. */
  act(page: Page): Promise<unknown>;
  /** Resolves when its effect is there. */
  effect(page: Page): Promise<unknown>;
}
