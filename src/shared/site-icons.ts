/** The names of the symbols in `static/icons.svg` that an entry of the navbar or the footer may have. */
export const SITE_ICONS = [
  "code",
  "garden",
  "network",
  "photos",
  "fediverse",
  "directory",
  "feed",
  "mail",
  "chat",
  "video",
] as const;
