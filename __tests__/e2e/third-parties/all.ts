import { ALGOLIA } from "./algolia";
import { FIREBASE } from "./firebase";
import { POSTHOG } from "./posthog";
import { SCRIPTS } from "./scripts";
import type { Endpoint } from "./third-parties";

/** Stand-ins for everything that a visit to the site with all third parties may contact. */
export const ALL: Endpoint[] = [...SCRIPTS, ...POSTHOG, ...FIREBASE, ...ALGOLIA];
