/** Calls back after the browser has painted what is there now; at once where nobody sees the page. */
export function whenPainted(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}
