/** The tokens of the style sheet for what Mermaid calls its variables; it works out the others from these. */
const VARIABLES: Record<string, string> = {
  background: "--color-page",
  primaryColor: "--color-accent-soft",
  primaryTextColor: "--color-text",
  primaryBorderColor: "--color-accent-strong",
  secondaryColor: "--color-surface-raised",
  secondaryTextColor: "--color-text",
  secondaryBorderColor: "--color-border",
  tertiaryColor: "--color-surface",
  tertiaryTextColor: "--color-text",
  tertiaryBorderColor: "--color-border",
  mainBkg: "--color-accent-soft",
  nodeBorder: "--color-accent-strong",
  clusterBkg: "--color-surface-raised",
  clusterBorder: "--color-border",
  titleColor: "--color-text",
  lineColor: "--color-text-soft",
  textColor: "--color-text",
  edgeLabelBackground: "--color-surface-raised",
  noteBkgColor: "--color-surface-raised",
  noteTextColor: "--color-text",
  noteBorderColor: "--color-warm",
  actorLineColor: "--color-text-soft",
  signalColor: "--color-text-soft",
  signalTextColor: "--color-text",
  labelTextColor: "--color-text",
  loopTextColor: "--color-text",
  activationBkgColor: "--color-surface-raised",
  activationBorderColor: "--color-accent-strong",
  errorBkgColor: "--color-surface-raised",
  errorTextColor: "--tok-deleted",
};

/** Fills of slices, branches and sections, on which the page's own colour can be read in both modes. */
const SERIES = [
  "--color-accent",
  "--tok-function",
  "--tok-attribute",
  "--tok-number",
  "--tok-keyword",
  "--tok-string",
  "--tok-tag",
  "--tok-variable",
];

const MOST_SECTIONS = 12;

/** Mermaid has names of their own for the parts of each kind of diagram. */
function seriesVariables(): Record<string, string> {
  const variables: Record<string, string> = { pieSectionTextColor: "--color-page", pieStrokeColor: "--color-page" };
  for (let index = 0; index < MOST_SECTIONS; index += 1) {
    const fill = SERIES[index % SERIES.length]!;
    Object.assign(variables, {
      [`pie${index + 1}`]: fill,
      [`git${index}`]: fill,
      [`gitBranchLabel${index}`]: "--color-page",
      [`cScale${index}`]: fill,
      [`cScaleLabel${index}`]: "--color-page",
      [`cScaleInv${index}`]: "--color-text-soft",
    });
  }
  return variables;
}

/** The colours and the font that diagrams have in the page's mode. */
export function diagramColors(): Record<string, string | boolean> {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const value = (token: string) => style.getPropertyValue(token).trim();
  const entries = Object.entries({ ...VARIABLES, ...seriesVariables() }).map(
    ([name, token]) => [name, value(token)] as const,
  );
  return {
    ...Object.fromEntries(entries.filter(([, color]) => color !== "")),
    darkMode: root.dataset.theme !== "light",
    fontFamily: value("--font-body"),
    fontSize: "16px",
    pieOpacity: "1",
    pieOuterStrokeWidth: "0",
  };
}
