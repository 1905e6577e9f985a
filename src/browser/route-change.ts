import { createListeners } from "./listeners";

/** `announceRouteChange` is called after each navigation, also within a page. `onRouteChange` adds a listener for it. */
export const { call: announceRouteChange, add: onRouteChange } = createListeners();
