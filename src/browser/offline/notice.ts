export interface Notice {
  text: string;
  /** How much is done, from 0 to 1. */
  progress?: number;
  action?: { label: string; onClick(): void };
  /** What happens when the reader closes the notice. */
  onClose?(): void;
}

const CONTAINER_ID = "pwa-popup-container";

function findContainer(): HTMLElement {
  const existing = document.getElementById(CONTAINER_ID);
  if (existing) return existing;
  const container = document.createElement("section");
  container.id = CONTAINER_ID;
  container.setAttribute("aria-label", "Offline use");
  document.body.append(container);
  return container;
}

function makeButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", onClick);
  return button;
}

/** Removes a notice. A reader whose focus was in it goes back to where they came from. */
export function hideNotice(name: string): void {
  const notice = document.getElementById(`notice-${name}`);
  if (!notice) return;
  const hadFocus = notice.contains(document.activeElement);
  notice.remove();
  if (document.getElementById(CONTAINER_ID)?.childElementCount === 0) document.getElementById(CONTAINER_ID)?.remove();
  if (hadFocus) document.querySelector<HTMLElement>("main")?.focus();
}

function makeNotice(name: string): HTMLElement {
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.id = `notice-${name}`;
  const text = document.createElement("p");
  text.setAttribute("role", "status");
  notice.append(text);
  findContainer().append(notice);
  return notice;
}

/**
 * Shows a notice in the corner, or changes the one of this name. Its text is announced when it changes; progress and
 * buttons are not.
 */
export function showNotice(name: string, { text, progress, action, onClose }: Notice): void {
  const notice = document.getElementById(`notice-${name}`) ?? makeNotice(name);
  const status = notice.querySelector("p")!;
  // The region has to be there before its text, or nothing is announced.
  if (status.textContent !== text) requestAnimationFrame(() => (status.textContent = text));
  const bar = notice.querySelector("progress") ?? document.createElement("progress");
  if (progress === undefined) bar.remove();
  else {
    bar.value = progress;
    bar.setAttribute("aria-label", text);
    if (!bar.isConnected) status.after(bar);
  }
  if (notice.querySelector("button")) return;
  if (action) {
    const button = makeButton(action.label, action.onClick);
    button.className = "notice-action";
    notice.append(button);
  }
  const close = makeButton("×", () => {
    hideNotice(name);
    onClose?.();
  });
  close.className = "notice-close";
  close.setAttribute("aria-label", "Close");
  notice.append(close);
}
