import { ARCHIVE_PATH, AUTHORS_PATH, comparablePath, postPath, TAGS_PATH } from "../shared/paths";
import { visibilityOf, type Publication } from "../shared/visibility";

/** The fields of a post that its address depends on. */
export interface AddressedPost extends Publication {
  /** The path of its file below the content folder. */
  filePath: string;
  /** The slug from its front matter or the name of its file. */
  slug: string;
  /** ISO 8601. Empty for a rejected post without a date. */
  date: string;
}

/** Another address for a post whose own address is taken. */
interface MovedPost {
  slug: string;
  /** The file with that address, or the name of the site's page there. */
  takenBy: string;
}

const OF_THE_SITE = new Map([
  [comparablePath(ARCHIVE_PATH), "the archive"],
  [comparablePath(AUTHORS_PATH), "the list of authors"],
  [comparablePath(TAGS_PATH), "the list of tags"],
]);

/** The path of a file without its ending, so that `index.md` comes before its translation `index.de.md`. */
const nameOf = ({ filePath }: AddressedPost): string => filePath.replace(/\.mdx?$/, "");

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const isPublished = (post: AddressedPost): boolean => visibilityOf(post, true).built;

/** Puts the post that keeps a shared address before the others. */
const byRight = (a: AddressedPost, b: AddressedPost): number =>
  Number(isPublished(b)) - Number(isPublished(a)) ||
  compare(b.date, a.date) ||
  compare(nameOf(a), nameOf(b)) ||
  compare(a.filePath, b.filePath);

/**
 * The posts whose address is taken, by the paths of their files. Of several posts with one address the newest keeps it,
 * of those of one day the first by the names of the files, and a post that is published before any that is not. Each of
 * the others is at its date: `/blog/2024/01/05/weekly`. One without a date stays.
 */
export function movedPosts(posts: readonly AddressedPost[]): Map<string, MovedPost> {
  const addressOf = (slug: string): string => comparablePath(postPath(slug));
  const taken = new Map(OF_THE_SITE);
  const moved = new Map<string, MovedPost>();
  const late: AddressedPost[] = [];
  for (const post of [...posts].sort(byRight)) {
    if (!taken.has(addressOf(post.slug))) taken.set(addressOf(post.slug), post.filePath);
    else if (post.date !== "") late.push(post);
  }
  for (const post of late) {
    const dated = `${post.date.slice(0, 10).replaceAll("-", "/")}/${post.slug}`;
    let slug = dated;
    for (let number = 2; taken.has(addressOf(slug)); number += 1) slug = `${dated}-${number}`;
    moved.set(post.filePath, { slug, takenBy: taken.get(addressOf(post.slug))! });
    taken.set(addressOf(slug), post.filePath);
  }
  return moved;
}
