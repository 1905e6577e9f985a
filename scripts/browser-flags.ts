/** Pages that the browser loads for its own address bar: seconds of work in each new window, at the cost of the page in it. */
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** What Playwright and Lighthouse switch off: of several lists that a browser is given only the last one counts. */
const SWITCHED_OFF_ANYWAY = [
  ...["AutoDeElevate", "AvoidUnnecessaryBeforeUnloadCheckSync", "BlockOriginHeaderModificationOnRedirect"],
  ...["DestroyProfileOnBrowserClose", "DialMediaRouteProvider", "GlobalMediaControls", "HttpsUpgrades", "LensOverlay"],
  ...["MediaRouter", "OptimizationHints", "PaintHolding", "RenderDocument", "ThirdPartyStoragePartitioning"],
  ...["Translate"],
];

/** Flags of the browser that tests and measurements use: no sandbox, which root has not, and no work of its own. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Text has the widths of its font, not those of the system's settings.
  "--font-render-hinting=none",
  `--disable-features=${[...ADDRESS_BAR, ...SWITCHED_OFF_ANYWAY].join(",")}`,
];
