import React, { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { usePathname } from "../../browser/pathname";
import { useDialog } from "../../browser/use-dialog";
import { ARCHIVE_PATH, BLOG_PATH, DOCS_PATH, isSamePath, isWithin } from "../../shared/paths";
import { sidebarAt, versionAt } from "../../shared/doc-versions";
import { RecentPosts, useRecentPosts } from "../blog/recent-posts";
import { DocsSidebar } from "../docs/docs-sidebar";
import { useDocVersions } from "../docs/use-doc-versions";
import { useSite } from "../layout/use-site";
import { CloseIcon } from "../ui/icons";
import { keepInView } from "../ui/keep-in-view";
import { ColorModeToggle } from "./color-mode-toggle";
import { NavLinks } from "./nav-links";

/** Returns the navigation of the section that a page belongs to, if it has its own. The archive already lists all posts. */
function useSectionMenu(): React.ReactElement | null {
  const pathname = usePathname();
  const version = versionAt(useDocVersions(), pathname);
  const posts = useRecentPosts();
  if (isWithin(DOCS_PATH, pathname)) return version && sidebarAt(version, pathname) ? <DocsSidebar /> : null;
  const hasRecent = isWithin(BLOG_PATH, pathname) && !isSamePath(ARCHIVE_PATH, pathname) && posts.length > 0;
  return hasRecent ? <RecentPosts /> : null;
}

/**
 * The navigation in narrow windows. Following a link closes it. On pages of the blog and the documentation, it first
 * shows the navigation of that section. Loaded when the visitor approaches its button.
 */
export function MobileMenu({ onClose }: { onClose: () => void }): React.ReactElement {
  const panels = useRef<HTMLDivElement>(null);
  const { title, navbar } = useSite();
  const section = useSectionMenu();
  const [atMain, setAtMain] = useState(false);
  const showsSection = section !== null && !atMain;
  const dialog = useDialog(onClose, (target) => target.closest("a") !== null);

  const shownPanel = () => panels.current!.querySelector<HTMLElement>(":scope > :not([inert])")!;
  /** Shows the other panel and moves the focus to the button that leads back. The one that was pressed becomes inert. */
  const turn = (toMain: boolean) => {
    flushSync(() => setAtMain(toMain));
    shownPanel().querySelector<HTMLElement>(".mobile-menu-turn")!.focus();
  };

  useEffect(() => keepInView(shownPanel()), []);
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
            <button type="button" className="button button-tool mobile-menu-turn" onClick={() => turn(false)}>
              Section menu →
            </button>
          )}
        </nav>
        {section && (
          <div inert={!showsSection}>
            <button type="button" className="button button-tool mobile-menu-turn" onClick={() => turn(true)}>
              ← Back to main menu
            </button>
            {section}
          </div>
        )}
      </div>
    </dialog>
  );
}
