import React from "react";
import { trusted } from "../../browser/trusted";
import { CloseIcon } from "../ui/icons";
import "./announcement.css";

interface AnnouncementProps {
  id: string;
  html: string;
  closeable: boolean;
}

/** A line above the navbar. Closing it, and remembering that, is up to `src/browser/announcement.ts`. */
export function Announcement({ id, html, closeable }: AnnouncementProps): React.ReactElement {
  return (
    <aside className="announcement" aria-label="Announcement" data-announcement={closeable ? id : undefined}>
      <div data-prose="" dangerouslySetInnerHTML={trusted(html)} />
      {closeable && (
        <button type="button" className="icon-button announcement-close script-only" aria-label="Close">
          <CloseIcon />
        </button>
      )}
    </aside>
  );
}
