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
