/**
 * Every key the site writes to the browser's storage. They are names that returning visitors' browsers already hold:
 * renaming one loses their choice. Shared by the boot script and the application.
 */
export const STORAGE_KEYS = {
  colorMode: "theme",
  announcementDismissed: "docusaurus.announcement.dismiss",
  announcementId: "docusaurus.announcement.id",
  /** Followed by the name of a group of tabs. */
  tabs: "docusaurus.tab.",
  /** The name of a version of the documentation. */
  docsVersion: "docs-preferred-version-default",
} as const;
