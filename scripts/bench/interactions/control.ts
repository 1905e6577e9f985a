import type { Locator, Page } from "playwright-core";

/** Something a visitor can work, by a click or otherwise, and what shows that it did its work. */
export type Control = Place & (Clicked | Worked);

interface Place {
  name: string;
  /** Where it is, and how wide the window. */
  address: string;
  width?: number;
  /** What comes before: not measured. */
  prepare?(page: Page): Promise<unknown>;
  /** Resolves when its effect is there. */
  effect(page: Page): Promise<unknown>;
}

interface Clicked {
  /** What is clicked. It is scrolled into view before, as by a reader, which is not measured. */
  click(page: Page): Locator;
  act?: undefined;
}

interface Worked {
  /** The keys that are measured. */
  act(page: Page): Promise<unknown>;
  click?: undefined;
}
