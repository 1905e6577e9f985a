/**
 * The keys of all items that the site writes to the browser's storage. Changing one loses the choices of returning
 * visitors. Shared by the boot script and the application.
 */
export const STORAGE_KEYS = {
  colorMode: "theme",
  announcementDismissed: "docusaurus.announcement.dismiss",
  announcementId: "docusaurus.announcement.id",
  /** A prefix, followed by the name of a group of tabs. */
  tabs: "docusaurus.tab.",
  /** `true` once the site has been installed as an app. */
  appInstalled: "docusaurus.pwa.event.appInstalled.fired",
  /** `true` once the visitor has dismissed the install prompt. */
  installHintClosed: "install-hint.closed",
  /** JSON: the visitor's choice for each purpose. */
  consent: "consent",
  /** JSON, in the session: the scroll positions of the visited pages. */
  scrollPositions: "scroll-positions",
  /** The name of a version of the documentation. */
  docsVersion: "docs-preferred-version-default",
  /** `false` once the visitor has turned the key `/` off. */
  searchSlashKey: "search.slash-key",
  /** A prefix, followed by the name of the search index. */
  recentSearches: "__DOCSEARCH_RECENT_SEARCHES__",
  /** A prefix, followed by the name of the search index. */
  favoriteSearches: "__DOCSEARCH_FAVORITE_SEARCHES__",
} as const;
