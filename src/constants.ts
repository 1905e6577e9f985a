import type { AlgoliaSettings } from "./services/algolia";
import type { ServicesOn } from "./services/service";

/**
 * Constants that webpack writes into the code. `src/gatsby/webpack/constants.ts` defines them, except for
 * `__BASE_PATH__`, which Gatsby defines. Those of one script only are declared there.
 */
declare global {
  /** The enabled services that pages start, or null if there are none. */
  const __SERVICES__: ServicesOn | null;
  /** The settings of Algolia, or null if the site searches its own index. */
  const __ALGOLIA__: AlgoliaSettings | null;
  /** The path prefix without a trailing slash, or an empty string. */
  const __BASE_PATH__: string;
}
