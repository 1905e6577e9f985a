import { mediaQuery } from "./media-query";

/** Whether the visitor has asked the system for less movement. */
export const prefersReducedMotion = mediaQuery("(prefers-reduced-motion: reduce)").matches;
