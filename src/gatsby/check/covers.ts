import path from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import type { Content } from "../../content/content";
import { COVER_FORMATS, namedPictures, type NamedPicture } from "../../content/cross-checks";
import { placeOf } from "../../content/positions";
import { isFile, isLfsPointer, LFS_PROBLEM } from "../../shared/files";
import { errorAt, type Problem } from "../../shared/problem";

/**
 * Reports covers and pictures of authors that exist, but are no pictures. They are errors: Gatsby stops a build at such a
 * file, and does not name it.
 */
export async function findBrokenCovers(content: Content): Promise<Problem[]> {
  const find = async ({ file, key, image }: NamedPicture): Promise<Problem[]> => {
    const picture = path.resolve(path.dirname(file.path), image);
    if (!COVER_FORMATS.test(image) || !isFile(picture)) return [];
    const words = await whyUnreadable(picture);
    return words ? [errorAt(placeOf(file, key, image), `The picture ${image} ${words.message}`, words.expected)] : [];
  };
  return (await pLimit(AT_A_TIME).map(namedPictures(content), find)).flat();
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
