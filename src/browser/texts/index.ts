import { animateDetails } from "../collapse";
import { startCodeBlocks } from "./code-blocks";
import { startTabs } from "./tabs";
import { startZoom, type OnZoom } from "./zoom";

/**
 * Starts what the blocks of a compiled text need of scripts. A text is HTML that React does not know, so this listens on
 * its root element. `onZoom` is told which picture a reader wants to enlarge. Returns how to stop.
 */
export function startText(root: HTMLElement, onZoom: OnZoom): () => void {
  root.addEventListener("click", animateDetails);
  const stops = [
    () => root.removeEventListener("click", animateDetails),
    startCodeBlocks(root),
    startTabs(root),
    startEmbeds(root),
    startZoom(root, onZoom),
    startDiagrams(root),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Loads an embedded page when a visitor presses its button. Returns how to stop. */
export function startEmbeds(root: HTMLElement): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest(".embed-load") : null;
    const frame = button?.closest<HTMLElement>(".embed-frame");
    if (frame) load(frame);
  };
  root.addEventListener("click", onClick);
  return () => root.removeEventListener("click", onClick);
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

/** Diagrams are drawn this far outside of the window, so that nothing moves where the reader looks. */
const AHEAD = "800px 0px";

/**
 * Draws the diagrams of a text when they come near the window. The code for it is loaded with the first one; after a
 * failure it is loaded again when a diagram comes near again. Returns how to stop.
 */
export function startDiagrams(root: HTMLElement): () => void {
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
  return () => nearby?.disconnect();
}
