import type { SearchPage } from "../../search/search-page";
import { serveJobs, type Task } from "../threads/serve-jobs";
import { buildIndex } from "./build-index";

export const INDEX = "making the search index" as const;

export interface IndexTask extends Task {
  task: typeof INDEX;
}

serveJobs<readonly SearchPage[], Map<string, string>, IndexTask>(INDEX, () => async (pages) => buildIndex(pages));
