import type React from "react";

/**
 * Stands in for `gatsby-react-router-scroll`, which has no way to be turned off: it writes a position with each frame of
 * scrolling, under names that mix the pages up, and throws at a fragment with a stray per cent sign, which takes the
 * whole page away. `scroll.ts` does its work.
 */
export const ScrollContext = ({ children }: { children: React.ReactNode }): React.ReactNode => children;

/** Gatsby exports it for whoever wants it; nobody does here. */
export const useScrollRestoration = undefined;
