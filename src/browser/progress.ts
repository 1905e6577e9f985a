import { trusted } from "./trusted";

/** A progress bar at the top of the window, with the constants of NProgress. */
const DELAY_MS = 200;
const MINIMUM = 0.08;
const SPEED_MS = 200;
const TRICKLE_RATE = 0.02;
const TRICKLE_MS = 800;

let starting: number | undefined;
let trickling: number | undefined;
let element: HTMLElement | undefined;
let progress = 0;

function set(value: number): void {
  progress = value;
  (element!.firstElementChild as HTMLElement).style.transform = `translateX(${(value - 1) * 100}%)`;
}

function show(): void {
  element?.remove();
  element = document.createElement("div");
  element.id = "nprogress";
  element.role = "progressbar";
  element.ariaLabel = "Loading the page";
  element.innerHTML = trusted('<div class="bar"></div><div class="spinner"></div>').__html;
  document.body.append(element);
  set(MINIMUM);
  trickling = window.setInterval(() => set(Math.min(progress + Math.random() * TRICKLE_RATE, 0.994)), TRICKLE_MS);
}

/** Shows the bar after 200 ms, unless `finishProgress` is called before. A visible bar goes on. */
export function startProgress(): void {
  if (starting === undefined && trickling === undefined) starting = window.setTimeout(show, DELAY_MS);
}

/** Completes and removes the bar, or cancels it if it is not visible yet. */
export function finishProgress(): void {
  window.clearTimeout(starting);
  window.clearInterval(trickling);
  if (trickling !== undefined) {
    const done = element!;
    set(1);
    done.className = "done";
    window.setTimeout(() => done.remove(), 2 * SPEED_MS);
  }
  starting = trickling = undefined;
}
