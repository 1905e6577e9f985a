/**
 * The constants that the build writes into the code. `src/gatsby/webpack/constants.ts` defines them, and Gatsby
 * `__BASE_PATH__`.
 */

/** The enabled services that pages start, or null if there are none. */
declare const __SERVICES__: import("./services/service").ServicesOn | null;
/** The settings of Algolia, or null if the site searches its own index. */
declare const __ALGOLIA__: import("./services/algolia").AlgoliaSettings | null;
/** The path prefix, or an empty string. */
declare const __BASE_PATH__: string;

/* Those below are only in the code that renders pages. */

/** Changes with the style sheets. */
declare const __STYLES_DIGEST__: string;
/** The id of an announcement that visitors can close, or an empty string. */
declare const __ANNOUNCEMENT_ID__: string;
/** The color of the installed app's title bar, and of the browser's bar in both color modes. */
declare const __THEME_COLORS__: Record<"app" | "dark" | "light", string>;
/** The style sheets for print and for other media. */
declare const __MEDIA_SHEETS__: Omit<import("./outputs/media-sheets").MediaSheet, "css">[];
