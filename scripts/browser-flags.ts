/** Flags of the browser that tests and measurements use: no sandbox, which root has not, and no calls of its own. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
