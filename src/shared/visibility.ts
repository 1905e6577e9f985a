/** What decides whether a text is shown. */
export interface Publication {
  draft: boolean;
  unlisted: boolean;
  /** ISO 8601; a text without a date is published at once. */
  date?: string;
}

export interface Visibility {
  /** Whether it has a page. */
  built: boolean;
  /** Whether lists, feeds, tags and the sitemap show it. */
  listed: boolean;
}

/** The one rule of what is shown: production leaves out drafts, and posts whose date has not come. */
export function visibilityOf(text: Publication, production: boolean, now = new Date()): Visibility {
  const built = !production || (!text.draft && !isScheduled(text, now));
  return { built, listed: built && !text.unlisted };
}

/** Whether its date is still to come. */
export const isScheduled = ({ date }: Pick<Publication, "date">, now = new Date()): boolean =>
  date !== undefined && new Date(date) > now;

export const inProduction = (): boolean => process.env.NODE_ENV === "production";
