import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { guessFile, isFile, isLfsPointer, LFS_PROBLEM } from "../shared/files";
import { errorAt, warningAt, type Problem } from "../shared/problem";
import { AUTHORS_FILE } from "./author";
import { textsOf, type Content, type Texts } from "./content";
import type { ContentFile } from "./content-file";
import { placeOf } from "./positions";

/** A picture that front matter or `data/authors.yml` names. */
interface NamedPicture {
  file: ContentFile;
  /** An author's picture has one of several keys, so it is empty for any. */
  key: "image" | "";
  image: string;
}

/** The covers of texts and the pictures of authors. */
function namedPictures(content: Texts & Pick<Content, "authors" | "files">): NamedPicture[] {
  const { posts, authors, files } = content;
  const data = files.filter(({ relativePath }) => relativePath === AUTHORS_FILE);
  const named = (file: ContentFile, key: NamedPicture["key"], image: string | undefined): NamedPicture[] =>
    image === undefined ? [] : [{ file, key, image }];
  return [
    ...textsOf(content).flatMap(({ file, value }) => named(file, "image", value.front.image)),
    ...posts.flatMap(({ file, value }) => value.authors.flatMap(({ image }) => named(file, "", image))),
    ...data.flatMap((file) => authors.flatMap(({ image }) => named(file, "", image))),
  ];
}

/**
 * Reports named pictures that do not exist, whose format the build cannot resize, and that are incomplete. The
 * last are errors: Gatsby stops a build at such a file.
 */
export const findPictureProblems = async (content: Texts & Pick<Content, "authors" | "files">): Promise<Problem[]> =>
  (await Promise.all(namedPictures(content).map(problemsOf))).flat();

/** The formats of covers. A text may also show GIF and SVG. */
const COVER_FORMATS = /\.(?:png|jpe?g|webp|avif|tiff?)$/i;
const A_COVER = "Expected a PNG, JPEG, WebP, AVIF or TIFF file.";

async function problemsOf({ file, key, image }: NamedPicture): Promise<Problem[]> {
  const place = placeOf(file, key, image);
  if (/^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(image)) {
    // The message has no address, so that a list of problems has one line for all.
    const expected = "Expected a path relative to this file: pages ask no other site for pictures.";
    return [warningAt(place, "A picture that is on another site is not shown.", expected)];
  }
  const picture = path.resolve(path.dirname(file.path), image);
  if (!isFile(picture)) {
    if (image.startsWith("/")) {
      const expected =
        "Expected a path relative to this file, to a picture in the content folder: docs/coming-from.md says how to move it.";
      return [warningAt(place, "A picture whose path begins with a slash is not shown.", expected)];
    }
    const expected = `${guessFile(image, picture)}Expected a path relative to this file.`;
    return [warningAt(place, `The picture ${image} does not exist.`, expected)];
  }
  if (!COVER_FORMATS.test(image)) return [warningAt(place, `The picture ${image} is not shown.`, A_COVER)];
  if (isLfsPointer(picture))
    return [errorAt(place, `The picture ${image} ${LFS_PROBLEM.message}`, LFS_PROBLEM.expected)];
  return (await canBeRead(picture)) ? [] : [errorAt(place, `The picture ${image} cannot be read.`, A_COVER)];
}

const judged = new Map<string, Promise<boolean>>();

/** Whether a file is a complete picture. Each state of a file is decoded once, since development asks at every save. */
export function canBeRead(picture: string): Promise<boolean> {
  const { mtimeMs, size } = fs.statSync(picture);
  const state = `${picture} ${mtimeMs} ${size}`;
  // sharp is as strict by default as gatsby-plugin-sharp.
  const judging =
    judged.get(state) ??
    sharp(picture)
      .resize(8)
      .raw()
      .toBuffer()
      .then(Boolean, () => false);
  judged.set(state, judging);
  return judging;
}
