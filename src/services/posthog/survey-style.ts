/**
 * Moves the CSS of a survey to `adoptedStyleSheets` of its shadow root, since the site's policy blocks inline styles.
 * Returns an empty placeholder for the `style` element.
 */
export function adoptStyle(style: HTMLStyleElement): HTMLStyleElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent ?? "");
  const placeholder = document.createElement("template");
  queueMicrotask(() => {
    const root = placeholder.getRootNode();
    if (root instanceof ShadowRoot) root.adoptedStyleSheets.push(sheet);
  });
  return placeholder as Element as HTMLStyleElement;
}
