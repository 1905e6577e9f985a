import { serveJobs, type Task } from "../threads/serve-jobs";
import { readSiteFile, type ReadFile } from "./read-site-file";

export const READING = "reading files of the site" as const;

export interface ReadTask extends Task {
  task: typeof READING;
  prefix: string;
}

serveJobs<string, ReadFile, ReadTask>(
  READING,
  ({ prefix }) =>
    async (file) =>
      readSiteFile(file, prefix),
);
