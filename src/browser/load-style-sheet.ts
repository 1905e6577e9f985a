const loaded = new Map<string, Promise<void>>();
let last = Promise.resolve();

/**
 * Adds a style sheet to the page once. Rejects if it cannot be loaded; the next call tries again.
 *
 * Style sheets are added one at a time, so that each comes after all others that apply. When a sheet with cascade layers
 * comes before another one, Chromium matches all fonts again, and a font that was too late for the first paint then moves
 * the text, despite `font-display: optional`.
 */
export function loadStyleSheet(href: string): Promise<void> {
  const known = loaded.get(href);
  if (known) return known;
  const loading = last.then(() => insert(href));
  loaded.set(href, loading);
  last = loading.catch(() => undefined);
  return loading;
}

function insert(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      loaded.delete(href);
      reject(new Error(`The style sheet ${href} could not be loaded.`));
    });
    document.head.append(link);
  });
}
