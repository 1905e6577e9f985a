import { createContext, useContext } from "react";

const Pathname = createContext("/");

/** Gives a page and its layout the path of the page. */
export const PathnameProvider = Pathname.Provider;

/**
 * Returns the path of the page that is rendered, without the path prefix. It stays the same while the address already
 * shows the next page, whose resources are being loaded. It may differ from the page's own path in case and by a slash
 * at its end: `isSamePath` and `isWithin` compare it. `Head` cannot use it, because Gatsby renders `Head` outside of the
 * frame.
 */
export const usePathname = (): string => useContext(Pathname);
