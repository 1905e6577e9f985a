import React from "react";

/** The content of a page, where the skip link leads. */
export function Main({ children, className }: { children: React.ReactNode; className?: string }): React.ReactElement {
  return (
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
