import React, { lazy, Suspense, useEffect, useRef } from "react";
import { useSite } from "../layout/use-site";
import { CloseIcon } from "../ui/icons";
import { ColorModeToggle } from "./color-mode-toggle";
import { NavLinks } from "./nav-links";

/** Loaded when the menu is first opened: wide windows never need it. */
const SectionMenu = lazy(() => import("./section-menu"));

interface MobileMenuProps {
  open: boolean;
  pathname: string;
  onClose: () => void;
}

/** The navigation of narrow windows: a modal dialog, so that focus stays inside and Escape closes it. */
export function MobileMenu({ open, pathname, onClose }: MobileMenuProps): React.ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, navbar } = useSite();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    const wide = window.matchMedia("(min-width: 997px)");
    const closeOnBackdropOrLink = ({ target }: MouseEvent) => {
      if (target === element || (target instanceof Element && target.closest("a"))) onClose();
    };
    element?.addEventListener("click", closeOnBackdropOrLink);
    wide.addEventListener("change", onClose);
    return () => {
      element?.removeEventListener("click", closeOnBackdropOrLink);
      wide.removeEventListener("change", onClose);
    };
  }, [onClose]);

  return (
    <dialog ref={dialog} className="mobile-menu" aria-label="Navigation" onClose={onClose}>
      <div className="mobile-menu-head">
        <strong>{title}</strong>
        <ColorModeToggle />
        <button type="button" className="icon-button" aria-label="Close navigation bar" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <SectionMenu pathname={pathname} />
        </Suspense>
      )}
      <NavLinks links={[...navbar.left, ...navbar.right]} pathname={pathname} className="mobile-menu-links" />
    </dialog>
  );
}
