/** What Gatsby's router gives the focus when a page has taken the place of another: soon after `arrive`. */
const FRAME_ID = "gatsby-focus-wrapper";

/** The router can be kept from moving the focus only by a frame that cannot have it. */
function letRouterFocus(isAllowed: boolean): void {
  const frame = document.getElementById(FRAME_ID);
  if (isAllowed) frame?.setAttribute("tabindex", "-1");
  else frame?.removeAttribute("tabindex");
}

/** After going back or forward: what has the focus keeps it, unless it went away with the old page. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  letRouterFocus(!activeElement || activeElement === body || activeElement.id === FRAME_ID);
}

/** After a link was followed: the keyboard goes on from the heading to which it leads, or from the page's beginning. */
export function moveFocus(target: HTMLElement | null): void {
  letRouterFocus(!target || !takesFocus(target));
}

function takesFocus(target: HTMLElement): boolean {
  const isFocusable = target.tabIndex >= 0 || target.hasAttribute("tabindex");
  const restore = () => target.removeAttribute("tabindex");
  if (!isFocusable) {
    target.setAttribute("tabindex", "-1");
    target.addEventListener("blur", restore, { once: true });
  }
  target.focus({ preventScroll: true });
  const hasFocus = document.activeElement === target;
  if (!isFocusable && !hasFocus) restore();
  return hasFocus;
}
