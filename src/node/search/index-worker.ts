import { serveJobs, type Task } from "../threads/serve-jobs";
import { buildIndex } from "./build-index";
import { readSearchText, type SearchText } from "./text-pages";

export const INDEX = "making the search index" as const;

export interface IndexTask extends Task {
  task: typeof INDEX;
}

serveJobs<readonly SearchText[], Map<string, string>, IndexTask>(
  INDEX,
  () => async (texts) => buildIndex(texts.map(readSearchText)),
);
