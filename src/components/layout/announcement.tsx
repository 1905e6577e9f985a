import React, { useEffect } from "react";
import { FLAG, NAME, storageSlot, useStored } from "../../browser/storage";
import { STORAGE_KEYS } from "../../shared/storage-keys";
import { Html } from "../ui/html";
import { CloseIcon } from "../ui/icons";

const lastId = storageSlot(STORAGE_KEYS.announcementId, NAME);
const dismissed = storageSlot(STORAGE_KEYS.announcementDismissed, FLAG);

/** A former version of the site misspelled the default id. */
const LEGACY_ID = "annoucement-bar";
const DEFAULT_ID = "announcement-bar";

/** Corrects the misspelled id. */
const corrected = (id: string | null): string | null => (id === LEGACY_ID ? DEFAULT_ID : id);

interface AnnouncementProps {
  id: string;
  html: string;
  closeable: boolean;
}

/**
 * The announcement bar above the navbar. Visitors can close it, which is stored; an announcement with a new id is shown
 * again. The boot script hides a closed one before the first paint.
 */
export function Announcement({ id, html, closeable }: AnnouncementProps): React.ReactElement | null {
  const last = corrected(useStored(lastId));
  const isClosed = useStored(dismissed) === "true" && last === id;

  useEffect(() => {
    if (!closeable) return;
    document.documentElement.removeAttribute("data-announcement-bar-initially-dismissed");
    if (corrected(lastId.get()) !== id) dismissed.set("false");
    lastId.set(id);
  }, [id, closeable]);

  const close = () => {
    // Another tab may have cleared it, or shown another announcement.
    lastId.set(id);
    dismissed.set("true");
    document.querySelector<HTMLElement>(".navbar-brand")?.focus({ preventScroll: true });
  };
  if (closeable && isClosed) return null;
  return (
    <aside className="announcement" aria-label="Announcement">
      <Html html={html} data-prose="" />
      {closeable && (
        <button
          type="button"
          className="button button-icon button-small script-only"
          aria-label="Close"
          onClick={close}
        >
          <CloseIcon />
        </button>
      )}
    </aside>
  );
}
