import React, { useEffect, useRef, useState } from "react";
import { usePathname } from "../../browser/pathname";
import { useDialog } from "../../browser/use-dialog";
import { BLOG_PATH, DOCS_PATH, isWithin } from "../../shared/paths";
import { RecentPosts } from "../blog/recent-posts";
import { DocsSidebar } from "../docs/docs-sidebar";
import { useSite } from "../layout/use-site";
import { CloseIcon } from "../ui/icons";
import { keepInView } from "../ui/keep-in-view";
import { ColorModeToggle } from "./color-mode-toggle";
import { NavLinks } from "./nav-links";

/** The navigation of the section that a page belongs to, if it has its own. */
function sectionMenu(pathname: string): React.ReactElement | null {
  if (isWithin(DOCS_PATH, pathname)) return <DocsSidebar />;
  return isWithin(BLOG_PATH, pathname) ? <RecentPosts /> : null;
}

/**
 * The navigation in narrow windows. Following a link closes it. On pages of the blog and the documentation, it first
 * shows the navigation of that section. Loaded when the visitor approaches its button.
 */
export function MobileMenu({ onClose }: { onClose: () => void }): React.ReactElement {
  const panels = useRef<HTMLDivElement>(null);
  const { title, navbar } = useSite();
  const section = sectionMenu(usePathname());
  const [atMain, setAtMain] = useState(false);
  const showsSection = section !== null && !atMain;
  const dialog = useDialog(onClose, (target) => target.closest("a") !== null);

  useEffect(() => keepInView(panels.current!.querySelector(":scope > :not([inert])")), []);
  return (
    <dialog {...dialog} className="mobile-menu" aria-label="Navigation">
      <div className="mobile-menu-head">
        <strong>{title}</strong>
        <ColorModeToggle />
        <button type="button" className="button button-icon" aria-label="Close navigation bar" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div ref={panels} className="mobile-menu-panels" data-panel={showsSection ? "section" : "main"}>
        <nav aria-label="Main menu" inert={showsSection}>
          <NavLinks links={[...navbar.left, ...navbar.right]} className="mobile-menu-links" unfolds />
          {section && (
            <button type="button" className="button button-tool mobile-menu-turn" onClick={() => setAtMain(false)}>
              Menu of this section →
            </button>
          )}
        </nav>
        {section && (
          <div inert={!showsSection}>
            <button type="button" className="button button-tool mobile-menu-turn" onClick={() => setAtMain(true)}>
              ← Back to main menu
            </button>
            {section}
          </div>
        )}
      </div>
    </dialog>
  );
}
