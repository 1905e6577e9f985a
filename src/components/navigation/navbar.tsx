import React, { useCallback, useEffect, useState } from "react";
import { wideWindow } from "../../browser/media-query";
import { usePathname } from "../../browser/pathname";
import { useScrollState } from "../../browser/scroll-state";
import { useSite } from "../layout/use-site";
import { SearchButton } from "../../search/dialog/search-button";
import { MenuIcon } from "../ui/icons";
import { lazyPart } from "../status/lazy-part";
import { Link } from "../ui/link";
import { ColorModeToggle } from "./color-mode-toggle";
import { NavLinks } from "./nav-links";

const MobileMenu = lazyPart("The menu", () => import("./mobile-menu").then(({ MobileMenu }) => MobileMenu));

/** The header of every page: its links, the color mode, the search, and in narrow windows the menu button. */
export function Navbar(): React.ReactElement {
  const pathname = usePathname();
  const { title, navbar } = useSite();
  const [menuOpenOn, setMenuOpenOn] = useState<string | null>(null);
  const menuOpen = menuOpenOn === pathname;
  const closeMenu = useCallback(() => setMenuOpenOn(null), []);
  // The menu closes when the page changes, and when the window becomes wide.
  useEffect(() => closeMenu, [pathname, closeMenu]);
  useEffect(() => wideWindow.listen(closeMenu), [closeMenu]);
  return (
    <Header>
      <nav aria-label="Main" className="page-width navbar-inner">
        <button
          type="button"
          className="button button-icon navbar-hamburger script-only"
          aria-label="Toggle navigation bar"
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onPointerEnter={MobileMenu.preload}
          onFocus={MobileMenu.preload}
          onClick={() => setMenuOpenOn(menuOpen ? null : pathname)}
        >
          <MenuIcon />
        </button>
        <Link to="/" className="navbar-brand" aria-current={pathname === "/" ? "page" : undefined}>
          <BrandMark />
          <span>{title}</span>
        </Link>
        <NavLinks links={navbar.left} className="cluster navbar-links" />
        <span className="navbar-space" />
        <NavLinks links={navbar.right} className="cluster navbar-links" />
        <ColorModeToggle />
        <SearchButton />
      </nav>
      {menuOpen && <MobileMenu onClose={closeMenu} />}
    </Header>
  );
}

/** Hides the navbar while the reader scrolls down. Only this component re-renders then, not its children. */
function Header({ children }: { children: React.ReactNode }): React.ReactElement {
  const isHidden = useScrollState() === "down";
  return (
    <header className="navbar" data-hidden={isHidden || undefined}>
      {children}
    </header>
  );
}

/** A spotlight on a stage. */
function BrandMark(): React.ReactElement {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d="M16 6 6 26h20z" fill="var(--color-accent-strong)" opacity=".35" />
      <path d="m16 6-5.5 20h11z" fill="var(--color-accent-strong)" opacity=".6" />
      <ellipse cx="16" cy="26" rx="10" ry="2.6" fill="var(--color-text)" />
      <circle cx="16" cy="6.5" r="3.4" fill="var(--color-warm)" />
    </svg>
  );
}
