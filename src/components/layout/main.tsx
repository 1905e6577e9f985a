import React from "react";

/** The main content of a page and the target of the skip link. */
export function Main({ children, className }: { children: React.ReactNode; className?: string }): React.ReactElement {
  return (
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
