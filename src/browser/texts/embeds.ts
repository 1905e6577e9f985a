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
