import type { Drawer } from "./draw-diagrams";

type LoadDrawer = () => Promise<{ createDrawer(): Drawer }>;

/** Diagrams are drawn this far below and above the window, so that nothing moves under the reader's eyes. */
const AHEAD = "800px 0px";

/**
 * Draws the diagrams of texts when they come near the window, on whatever page they appear; the code for it is loaded
 * with the first one. Returns how to stop.
 */
export function startDiagrams(load: LoadDrawer = () => import("./draw-diagrams")): () => void {
  let drawer: Promise<Drawer> | undefined;
  const seen = new WeakSet<Element>();
  const draw = async (figure: HTMLElement) => {
    drawer ??= load().then(({ createDrawer }) => createDrawer());
    try {
      (await drawer).draw(figure);
    } catch {
      drawer = undefined;
      seen.delete(figure);
    }
  };
  /** Without it all diagrams are drawn at once. */
  const nearby =
    window.IntersectionObserver &&
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          nearby.unobserve(target);
          void draw(target as HTMLElement);
        }
      },
      { rootMargin: AHEAD },
    );
  const find = () => {
    for (const figure of document.querySelectorAll<HTMLElement>("figure.diagram")) {
      if (seen.has(figure)) continue;
      seen.add(figure);
      if (nearby) nearby.observe(figure);
      else void draw(figure);
    }
  };
  const changes = new MutationObserver(find);
  changes.observe(document.body, { childList: true, subtree: true });
  find();
  return () => {
    changes.disconnect();
    nearby?.disconnect();
    void drawer?.then(({ stop }) => stop());
  };
}
