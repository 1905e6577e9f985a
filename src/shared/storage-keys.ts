/**
 * Every key the site writes to the browser's storage. They are names that returning visitors' browsers already hold:
 * renaming one loses their choice. Shared by the boot script and the application.
 */
export const STORAGE_KEYS = {
  colorMode: "theme",
  announcementDismissed: "docusaurus.announcement.dismiss",
  announcementId: "docusaurus.announcement.id",
} as const;
