import type { Reporter } from "gatsby";
import { count } from "../shared/count";
import { isFile } from "../shared/files";
import { encodePictures } from "../markdown/pictures/pictures";
import { textsOf, type Content } from "../content/content";
import { compiledFacts } from "./check/find-problems";
import { fileOfReference } from "./nodes/link-targets";

/**
 * Encodes the pictures of all texts before the queries run and shows the progress. With many new pictures this is the
 * longest step of a build.
 */
export async function preparePictures(content: Content, reporter: Reporter): Promise<void> {
  const activity = reporter.activityTimer("Encode pictures");
  await encodePictures(filesOf(content), (made, left) => {
    if (made === 0) {
      reporter.info(`${count(left, "new picture")} to encode`);
      activity.start();
    }
    activity.setStatus(`${made} made, ${left} left`);
    if (left === 0) activity.end();
  });
}

/** Returns the picture files of all texts. SVG drawings are left out, because they stay as they are. */
function filesOf(content: Content): string[] {
  const files = textsOf(content).flatMap(({ file }) =>
    compiledFacts(file)
      .references.filter(({ kind, target }) => kind === "picture" && !/\.svg$/i.test(target))
      .map((reference) => fileOfReference(reference, file.relativePath)),
  );
  return [...new Set(files)].filter(isFile);
}
