/** Which of Mermaid's variables have the color of a token. Mermaid derives the others from these. */
const VARIABLES: Record<string, string> = {
  "--color-page": "background pieSectionTextColor pieStrokeColor",
  "--color-accent-soft": "primaryColor mainBkg",
  "--color-accent-strong": "primaryBorderColor nodeBorder activationBorderColor",
  "--color-surface": "tertiaryColor",
  "--color-surface-raised":
    "secondaryColor clusterBkg edgeLabelBackground noteBkgColor activationBkgColor errorBkgColor",
  "--color-border": "secondaryBorderColor tertiaryBorderColor clusterBorder",
  "--color-text":
    "primaryTextColor secondaryTextColor tertiaryTextColor titleColor textColor noteTextColor signalTextColor labelTextColor loopTextColor",
  "--color-text-soft": "lineColor actorLineColor signalColor",
  "--color-warm": "noteBorderColor",
  "--tok-deleted": "errorTextColor",
};

/** Fills of slices, branches and sections. The color of the page can be read on them in both modes. */
const FILLS = [
  "--color-accent",
  ...["function", "attribute", "number", "keyword", "string", "tag", "variable"].map((token) => `--tok-${token}`),
];

/** The colors and the font that diagrams have in the color mode of the page. */
export function diagramColors(): Record<string, string | boolean> {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const colors: Record<string, string> = {};
  const set = (names: string, token: string) => {
    const color = style.getPropertyValue(token).trim();
    if (color) for (const name of names.split(" ")) colors[name] = color;
  };
  for (const [token, names] of Object.entries(VARIABLES)) set(names, token);
  for (let index = 0; index < 12; index += 1) {
    set(`pie${index + 1} git${index} cScale${index}`, FILLS[index % FILLS.length]!);
    set(`gitBranchLabel${index} cScaleLabel${index}`, "--color-page");
    set(`cScaleInv${index}`, "--color-text-soft");
  }
  return {
    ...colors,
    darkMode: root.dataset.theme !== "light",
    fontFamily: style.getPropertyValue("--font-body").trim(),
    ...{ fontSize: "16px", pieOpacity: "1", pieOuterStrokeWidth: "0" },
  };
}
