/**
 * Takes the rules of a survey's style sheet over to the shadow root that it would be put into: the site's policy refuses
 * style sheets that are written into the page. Gives what to put there instead, which has no effect.
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
