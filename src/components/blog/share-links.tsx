import React, { useState } from "react";
import { useBrowserValue } from "../../browser/browser-value";

interface ShareLinksProps {
  title: string;
  /** The absolute URL of the post. */
  url: string;
}

/**
 * Ways to share a post without third parties: mail, which works without scripting, the clipboard and the system's share
 * dialog.
 */
export function ShareLinks({ title, url }: ShareLinksProps): React.ReactElement {
  const canShare = useBrowserValue(() => "share" in navigator, false);
  const [said, setSaid] = useState("");
  /** The clipboard API requires a secure context, and the visitor may deny access. */
  const copy = async () => {
    // Screen readers announce the same words again only after they were removed.
    setSaid("");
    try {
      await navigator.clipboard.writeText(url);
      setSaid("Copied");
    } catch {
      setSaid("The browser did not allow copying");
    }
  };
  return (
    <div className="meta cluster share-links" role="group" aria-label="Share this post">
      <button type="button" className="button button-quiet button-small script-only" onClick={copy}>
        Copy link
      </button>
      {canShare && (
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => navigator.share({ title, url }).catch(() => undefined)}
        >
          Share
        </button>
      )}
      <a
        className="button button-quiet button-small"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      >
        Send by email
      </a>
      <span role="status">{said}</span>
    </div>
  );
}
