/** A list of posts that has feeds. */
export interface FeedList {
  title: string;
  description: string;
  /** The address of the list, with which those of its feeds begin. */
  url: string;
  language: string;
  copyright: string;
  /** A WebSub hub. */
  hub?: string | null;
  /** Who stands for entries without an author. */
  owner: string;
  /** The address of the style sheet that browsers show it with. */
  style: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  /** Also its id: it stays when the text changes. */
  url: string;
  /** ISO 8601, UTC. */
  date: string;
  updated?: string | null;
  description: string;
  /** HTML with whole addresses. */
  content: string;
  tags: string[];
  authors: { name: string; url?: string | undefined }[];
}

/** When the newest change of a list was, so that a feed without news stays the same byte for byte. */
export function lastChange({ items }: FeedList): Date {
  return new Date(Math.max(0, ...items.map(({ date, updated }) => Date.parse(updated ?? date))));
}
