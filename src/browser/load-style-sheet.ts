const loaded = new Map<string, Promise<void>>();

/** Adds a style sheet to the page once. Rejects if it cannot be loaded; the next call tries again. */
export function loadStyleSheet(href: string): Promise<void> {
  const loading = loaded.get(href) ?? insert(href);
  loaded.set(href, loading);
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
