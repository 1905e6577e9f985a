import { animateDetails } from "../collapse";
import { startCodeBlocks } from "./code-blocks";
import { startTabs } from "./tabs";
import { startZoom, type OnZoom } from "./zoom";

/**
 * Starts the scripts for the blocks of a compiled text. React does not know the elements of compiled HTML, so this
 * listens on the root element. Calls `onZoom` with the picture that a reader wants to enlarge. Returns a function that
 * removes the listeners.
 */
export function startText(root: HTMLElement, onZoom: OnZoom): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener("click", animateDetails, { signal });
  startCodeBlocks(root, signal);
  startTabs(root, signal);
  startEmbeds(root, signal);
  startZoom(root, onZoom, signal);
  startDiagrams(root, signal);
  return () => stop.abort();
}

/** Loads an embedded page when a visitor presses its button. */
function startEmbeds(root: HTMLElement, signal: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest(".embed-load") : null;
    const frame = button?.closest<HTMLElement>(".embed-frame");
    if (frame) load(frame);
  };
  root.addEventListener("click", onClick, { signal });
}

function load(frame: HTMLElement): void {
  const { src = "", title = "" } = frame.dataset;
  const { protocol, origin } = new URL(src, location.href);
  if (protocol !== "https:") return;
  const player = document.createElement("iframe");
  // With both rights a page of this origin could remove its own sandbox.
  const rights = origin === location.origin ? "" : " allow-same-origin";
  player.setAttribute("sandbox", `allow-scripts allow-forms allow-popups allow-presentation${rights}`);
  player.setAttribute("allow", "autoplay; encrypted-media; fullscreen; picture-in-picture");
  player.setAttribute("loading", "lazy");
  player.referrerPolicy = "strict-origin-when-cross-origin";
  player.title = title;
  player.src = src;
  frame.replaceChildren(player);
  player.focus();
}

/** Diagrams are drawn this far outside the viewport, so that nothing moves inside it. */
const AHEAD = "800px 0px";

/**
 * Draws the diagrams of a text when they come near the viewport. The first one loads the code. If that fails, a diagram
 * that comes near again loads it again.
 */
function startDiagrams(root: HTMLElement, signal: AbortSignal): void {
  const draw = async (figure: HTMLElement) => {
    const code = await import("./draw-diagrams").catch(() => undefined);
    if (code) nearby?.unobserve(figure);
    code?.drawDiagram(figure);
  };
  const nearby =
    window.IntersectionObserver &&
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) void draw(target as HTMLElement);
      },
      { rootMargin: AHEAD },
    );
  for (const figure of root.querySelectorAll<HTMLElement>("figure.diagram")) {
    if (nearby) nearby.observe(figure);
    else void draw(figure);
  }
  signal.addEventListener("abort", () => nearby?.disconnect());
}
