import React from "react";
import { animateDetails } from "../../browser/collapse";
import { DetailsMenu } from "../ui/details-menu";

interface DropdownProps {
  label: string;
  /** Whether a link with the label precedes the dropdown, so that it only shows an arrow. */
  isBesideLink: boolean;
  /** Whether one of its links is the current page. */
  isCurrent: boolean;
  /** Whether it expands in place, as in the mobile menu, and keeps its state. */
  unfolds: boolean;
  children: React.ReactNode;
}

/** A dropdown of navbar links. It uses `<details>`, so that it works without scripting. */
export function Dropdown({ label, isBesideLink, isCurrent, unfolds, children }: DropdownProps): React.ReactElement {
  const content = (
    <>
      <summary
        className="chevron"
        aria-label={isBesideLink ? `More of ${label}` : undefined}
        data-current={isCurrent || undefined}
        onClick={unfolds ? animateDetails : undefined}
      >
        {!isBesideLink && label}
      </summary>
      {children}
    </>
  );
  return unfolds ? <details open={isCurrent}>{content}</details> : <DetailsMenu>{content}</DetailsMenu>;
}
