import React from "react";

interface ErrorBoxProps {
  /** What failed and what the reader can do about it, in a sentence. */
  children: React.ReactNode;
  onRetry: () => void;
  /** Another try has failed: who pressed Retry is there again, unless they have gone elsewhere meanwhile. */
  isAgain?: boolean;
}

function takeFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

/** Says what could not be loaded, and tries again when asked to. Screen readers are told at once. */
export function ErrorBox({ children, onRetry, isAgain }: ErrorBoxProps): React.ReactElement {
  return (
    <div role="alert" className="error-box">
      <p>{children}</p>
      <button type="button" className="button" onClick={onRetry} ref={isAgain ? takeFocus : undefined}>
        Retry
      </button>
    </div>
  );
}
