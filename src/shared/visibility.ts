/** The fields that determine whether a text is published. */
export interface Publication {
  draft: boolean;
  unlisted: boolean;
  /** ISO 8601. A text without a date is always published. */
  date?: string;
}

interface Visibility {
  /** Whether it has a page. */
  built: boolean;
  /** Whether lists, feeds, tags and the sitemap show it. */
  listed: boolean;
}

/** Returns the visibility of a text. Production leaves out drafts and posts with a future date. */
export function visibilityOf(text: Publication, production: boolean, now = new Date()): Visibility {
  const built = !production || (!text.draft && !isScheduled(text, now));
  return { built, listed: built && !text.unlisted };
}

/** Whether the date is in the future. */
export const isScheduled = ({ date }: Pick<Publication, "date">, now = new Date()): boolean =>
  date !== undefined && new Date(date) > now;

export const inProduction = (): boolean => process.env.NODE_ENV === "production";
