import React, { useEffect, useRef } from "react";
import { ErrorBox } from "../../components/status/error-box";
import { Spinner } from "../../components/status/spinner";
import { MAX_QUERY_LENGTH } from "../engine";

interface LoadingModalProps {
  query: string;
  hasFailed: boolean;
  /** Whether this is a retry. */
  isAgain: boolean;
  onChange: (query: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** A working search field while DocSearch is loading, and an error with Retry if it fails to load. */
export function LoadingModal({
  query,
  hasFailed,
  isAgain,
  onChange,
  onRetry,
  onClose,
}: LoadingModalProps): React.ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <div className="search-loading">
      <input
        ref={input}
        type="search"
        aria-label="Search docs"
        placeholder="Search docs"
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      {hasFailed ? (
        <ErrorBox onRetry={onRetry} isAgain={isAgain}>
          The search could not be loaded.
        </ErrorBox>
      ) : (
        <Spinner />
      )}
      <button type="button" className="button button-quiet" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
