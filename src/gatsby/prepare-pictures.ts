import type { Reporter } from "gatsby";
import { count } from "../shared/count";
import { isFile } from "../shared/files";
import { encodePictures } from "../markdown/pictures/pictures";
import type { Findings } from "./check/find-problems";
import { fileOfReference } from "./nodes/link-targets";

/**
 * Encodes the pictures of all texts before the queries run and shows the progress. With many new pictures this is the
 * longest step of a build.
 */
export async function preparePictures({ compiled }: Findings, reporter: Reporter): Promise<void> {
  const activity = reporter.activityTimer("Encode pictures");
  await encodePictures(filesOf(compiled), (made, left) => {
    if (made === 0) {
      reporter.info(`${count(left, "new picture")} to encode`);
      activity.start();
    }
    activity.setStatus(`${made} made, ${left} left`);
    if (left === 0) activity.end();
  });
}

/** Returns the picture files of all texts. SVG drawings are left out, because they stay as they are. */
function filesOf(compiled: Findings["compiled"]): string[] {
  const files = [...compiled].flatMap(([text, { references }]) =>
    references
      .filter(({ kind, target }) => kind === "picture" && !/\.svg$/i.test(target))
      .map((reference) => fileOfReference(reference, text)),
  );
  return [...new Set(files)].filter(isFile);
}
