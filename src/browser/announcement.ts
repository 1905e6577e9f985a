import { STORAGE_KEYS } from "../shared/storage-keys";
import { FLAG, NAME, storageSlot } from "./storage";

const lastId = storageSlot(STORAGE_KEYS.announcementId, NAME);
const dismissed = storageSlot(STORAGE_KEYS.announcementDismissed, FLAG);

/** Earlier sites misspelt the id that an announcement has by default. */
const LEGACY_ID = "annoucement-bar";
const DEFAULT_ID = "announcement-bar";

/**
 * Lets a visitor close the announcement, remembers it, and follows other tabs. One with another id than the last is
 * shown again. The boot script has hidden a closed one already. Returns how to stop.
 */
export function startAnnouncement(): () => void {
  const id = document.querySelector<HTMLElement>("[data-announcement]")!.dataset.announcement!;
  const root = document.documentElement;
  const show = (isDismissed: boolean) =>
    root.setAttribute("data-announcement-bar-initially-dismissed", String(isDismissed));
  const stored = lastId.get();
  const isNew = (stored === LEGACY_ID ? DEFAULT_ID : stored) !== id;
  lastId.set(id);
  if (isNew) dismissed.set("false");
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest(".announcement-close"))) return;
    dismissed.set("true");
    show(true);
    document.querySelector<HTMLElement>(".navbar-brand")?.focus({ preventScroll: true });
  };
  document.addEventListener("click", onClick);
  const stopListening = dismissed.listen((value) => show(value === "true" && lastId.get() === id));
  return () => {
    document.removeEventListener("click", onClick);
    stopListening();
  };
}
