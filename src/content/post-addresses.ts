import { ARCHIVE_PATH, AUTHORS_PATH, comparablePath, postPath, TAGS_PATH } from "../shared/paths";
import { visibilityOf } from "../shared/visibility";
import type { Entry } from "./content";
import type { Post } from "./post";

const OF_THE_SITE = new Map([
  [comparablePath(ARCHIVE_PATH), "the archive"],
  [comparablePath(AUTHORS_PATH), "the list of authors"],
  [comparablePath(TAGS_PATH), "the list of tags"],
]);

/** The path of a file without its ending, so that `index.md` comes before its translation `index.de.md`. */
const nameOf = ({ file }: Entry<Post>): string => file.relativePath.replace(/\.mdx?$/, "");

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const isPublished = ({ value: { front, date } }: Entry<Post>): boolean => visibilityOf({ ...front, date }, true).built;

/** Puts the post that keeps a shared address before the others. */
const byRight = (a: Entry<Post>, b: Entry<Post>): number =>
  Number(isPublished(b)) - Number(isPublished(a)) ||
  compare(b.value.date, a.value.date) ||
  compare(nameOf(a), nameOf(b)) ||
  compare(a.file.relativePath, b.file.relativePath);

const addressOf = (slug: string): string => comparablePath(postPath(slug));

/**
 * Gives another address to posts whose address is taken. Of several posts with one address the newest keeps it, of those
 * of one day the first by the names of the files, and a post that is published before any that is not. Each of the others
 * is at its date: `/blog/2024/01/05/weekly`. One without a date, which is an error, stays.
 */
export function separateAddresses(posts: readonly Entry<Post>[]): Entry<Post>[] {
  const taken = new Map(OF_THE_SITE);
  const late: Entry<Post>[] = [];
  for (const post of [...posts].sort(byRight)) {
    const { slug, date } = post.value;
    if (!taken.has(addressOf(slug))) taken.set(addressOf(slug), post.file.relativePath);
    else if (date !== "") late.push(post);
  }
  const moved = new Map<Entry<Post>, Entry<Post>>();
  for (const post of late) {
    const { value, file } = post;
    const dated = `${value.date.slice(0, 10).replaceAll("-", "/")}/${value.slug}`;
    let slug = dated;
    for (let number = 2; taken.has(addressOf(slug)); number += 1) slug = `${dated}-${number}`;
    const takenBy = taken.get(addressOf(value.slug))!;
    moved.set(post, { ...post, value: { ...value, slug, path: postPath(slug), moved: { from: value.path, takenBy } } });
    taken.set(addressOf(slug), file.relativePath);
  }
  return posts.map((post) => moved.get(post) ?? post);
}
