import React from "react";

interface ErrorBoxProps {
  /** One sentence: what failed, and what the reader can do. */
  children: React.ReactNode;
  onRetry: () => void;
  /** Whether a retry has failed. Retry then gets the focus back, unless the reader has moved on. */
  isAgain?: boolean;
}

/** Also a ref callback: gives an element the focus that was lost, unless the reader has moved on. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** An error with a Retry button. Screen readers announce it immediately. */
export function ErrorBox({ children, onRetry, isAgain }: ErrorBoxProps): React.ReactElement {
  return (
    <div role="alert" className="cluster cluster-apart error-box">
      <p>{children}</p>
      <button type="button" className="button" onClick={onRetry} ref={isAgain ? takeFocus : undefined}>
        Retry
      </button>
    </div>
  );
}
