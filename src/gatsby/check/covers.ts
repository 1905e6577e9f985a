import path from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { AUTHORS_FILE } from "../../content/author";
import type { Content } from "../../content/content";
import type { ContentFile } from "../../content/content-file";
import { COVER_FORMATS } from "../../content/cross-checks";
import { positionOf } from "../../content/positions";
import { isFile, isLfsPointer, LFS_PROBLEM } from "../../shared/files";
import type { Problem } from "../../shared/problem";

interface NamedPicture {
  file: ContentFile | undefined;
  /** The key that names it; empty for any. */
  key: string;
  image: string | undefined;
}

/**
 * Reports covers and pictures of authors that exist, but are no pictures. They are errors: Gatsby stops a build at such a
 * file, and does not name it.
 */
export async function findBrokenCovers({ posts, docs, pages, projects, authors, files }: Content): Promise<Problem[]> {
  const data = files.find(({ relativePath }) => relativePath === AUTHORS_FILE);
  const texts = [...posts, ...docs, ...pages, ...projects];
  const named: NamedPicture[] = [
    ...texts.map(({ file, value }) => ({ file, key: "image", image: value.front.image })),
    // An author's picture has one of several keys, so the position is that of the value.
    ...posts.flatMap(({ file, value }) => value.authors.map(({ image }) => ({ file, key: "", image }))),
    ...authors.map(({ image }) => ({ file: data, key: "", image })),
  ];
  const find = async ({ file, key, image }: NamedPicture): Promise<Problem[]> => {
    if (!file || image === undefined) return [];
    const picture = path.resolve(path.dirname(file.path), image);
    if (!COVER_FORMATS.test(image) || !isFile(picture)) return [];
    const words = await whyUnreadable(picture);
    if (!words) return [];
    const message = `The picture ${image} ${words.message}`;
    return [{ file: file.path, ...positionOf(file, key, image), ...words, message, severity: "error" }];
  };
  return (await pLimit(AT_A_TIME).map(named, find)).flat();
}

/** As many as libuv has threads. */
const AT_A_TIME = 4;

async function whyUnreadable(picture: string): Promise<Pick<Problem, "message" | "expected"> | undefined> {
  if (isLfsPointer(picture)) return LFS_PROBLEM;
  try {
    await sharp(picture).metadata();
    return undefined;
  } catch {
    return { message: "cannot be read.", expected: "Expected a PNG, JPEG, WebP, AVIF or TIFF file." };
  }
}
