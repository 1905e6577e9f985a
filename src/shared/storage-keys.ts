/**
 * Every key the site writes to the browser's storage. The browsers of returning visitors already
 * have them: a new name loses their choice. Shared by the boot script and the application.
 */
export const STORAGE_KEYS = {
  colorMode: "theme",
  announcementDismissed: "docusaurus.announcement.dismiss",
  announcementId: "docusaurus.announcement.id",
  /** Followed by the name of a group of tabs. */
  tabs: "docusaurus.tab.",
  /** `true` once the site was installed as an app. */
  appInstalled: "docusaurus.pwa.event.appInstalled.fired",
  /** `true` when the visitor has closed the offer to install. */
  installHintClosed: "install-hint.closed",
  /** JSON: what the visitor agreed to or refused, by purpose. */
  consent: "consent",
  /** The name of a version of the documentation. */
  docsVersion: "docs-preferred-version-default",
  /** Followed by the name of the index that answers searches. */
  recentSearches: "__DOCSEARCH_RECENT_SEARCHES__",
  /** Followed by the name of the index that answers searches. */
  favoriteSearches: "__DOCSEARCH_FAVORITE_SEARCHES__",
} as const;
