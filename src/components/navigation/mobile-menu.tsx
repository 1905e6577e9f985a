import React, { useEffect, useRef, useState } from "react";
import { dismissInstead } from "../../browser/dismiss-dialog";
import { keepInView } from "../../browser/keep-in-view";
import { startMenuHistory } from "../../browser/menu-history";
import { startSwipe } from "../../browser/swipe";
import { useSite } from "../layout/use-site";
import { CloseIcon } from "../ui/icons";
import { ColorModeToggle } from "./color-mode-toggle";
import { NavLinks } from "./nav-links";
import { SectionMenu, hasSectionMenu } from "./section-menu";

export interface MobileMenuProps {
  open: boolean;
  pathname: string;
  onClose: () => void;
}

/** Where the browser knows no modal dialogs, the menu stands over the page and takes the focus, but does not hold it. */
function openDialog(dialog: HTMLDialogElement): void {
  if ("showModal" in dialog) return dialog.showModal();
  const element: HTMLElement = dialog;
  element.setAttribute("open", "");
  element.querySelector("button")?.focus();
}

function closeDialog(dialog: HTMLDialogElement): void {
  if ("close" in dialog) dialog.close();
  else (dialog as HTMLElement).removeAttribute("open");
}

/**
 * The navigation of narrow windows: a modal dialog, so that focus stays inside, Escape closes it and focus returns.
 * Back, a swipe, a click beside it and a link that is followed close it too. On pages of the blog and the documentation
 * it shows their own navigation first. Loaded when a visitor comes near its button.
 */
export function MobileMenu({ open, pathname, onClose }: MobileMenuProps): React.ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, navbar } = useSite();
  const hasSection = hasSectionMenu(pathname);
  const [atMain, setAtMain] = useState(false);
  const showsSection = hasSection && !atMain;

  useEffect(() => {
    const element = dialog.current!;
    if (!open) {
      closeDialog(element);
      return undefined;
    }
    openDialog(element);
    keepInView(element.querySelector(".mobile-menu-panels > :not([inert])"));
    const stopHistory = startMenuHistory(onClose);
    const stopSwipe = startSwipe(element, onClose);
    return () => {
      stopSwipe();
      stopHistory();
    };
  }, [open, onClose]);

  useEffect(() => {
    const element = dialog.current!;
    const closeOnBackdropOrLink = ({ target }: MouseEvent) => {
      if (target === element || (target instanceof Element && target.closest("a"))) onClose();
    };
    element.addEventListener("click", closeOnBackdropOrLink);
    return () => element.removeEventListener("click", closeOnBackdropOrLink);
  }, [onClose]);

  const onClosed = () => {
    setAtMain(false);
    onClose();
  };
  return (
    <dialog ref={dialog} className="mobile-menu" aria-label="Navigation" onCancel={dismissInstead} onClose={onClosed}>
      <div className="mobile-menu-head">
        <strong>{title}</strong>
        <ColorModeToggle />
        <button type="button" className="icon-button" aria-label="Close navigation bar" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="mobile-menu-panels" data-panel={showsSection ? "section" : "main"}>
        <nav aria-label="Main menu" inert={showsSection}>
          <NavLinks
            links={[...navbar.left, ...navbar.right]}
            pathname={pathname}
            className="mobile-menu-links"
            unfolds
          />
          {hasSection && (
            <button type="button" className="mobile-menu-turn" onClick={() => setAtMain(false)}>
              Menu of this section →
            </button>
          )}
        </nav>
        {hasSection && (
          <div inert={!showsSection}>
            <button type="button" className="mobile-menu-turn" onClick={() => setAtMain(true)}>
              ← Back to main menu
            </button>
            <SectionMenu pathname={pathname} />
          </div>
        )}
      </div>
    </dialog>
  );
}
