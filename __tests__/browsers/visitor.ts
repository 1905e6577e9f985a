/** A key, by its name in the web platform, or a character. */
export type Key = "Enter" | "Escape" | "/";

/** One window of a browser, and what a person does in it. */
export interface Visitor {
  /** Loads an address whole, and waits until the application has started. */
  open(address: string): Promise<void>;
  /** Loads the same address again. */
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression of the page. It may be a promise. */
  evaluate<T>(expression: string): Promise<T>;
  /** Moves the pointer over the first element that a selector finds, which is scrolled into view. */
  hover(selector: string): Promise<void>;
  /** Clicks on the first element that a selector finds, which is scrolled into view. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors and warnings that the pages have put on the console, and exceptions that nobody caught. */
  readonly messages: string[];
  close(): Promise<void>;
}

const PAUSE_MS = 50;
const LIMIT_MS = 30_000;

/** Waits until an expression of the page has a truthy value, across navigations. Throws after 30 s. */
export async function until(visitor: Visitor, expression: string): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  let last = "";
  while (Date.now() < end) {
    const isTrue = await visitor.evaluate<boolean>(`Promise.resolve(${expression}).then(Boolean)`).catch((error) => {
      // The page is on its way elsewhere, or has not got the element yet.
      last = ` ${error}`;
      return false;
    });
    if (isTrue) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`This did not become true: ${expression}${last}`);
}
