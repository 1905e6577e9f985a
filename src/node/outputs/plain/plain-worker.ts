import { serveJobs, type Task } from "../../threads/serve-jobs";
import { toPlainText, type PlainJob } from "./plain-text";

export const PLAIN = "writing plain texts" as const;

export interface PlainTask extends Task {
  task: typeof PLAIN;
}

serveJobs<PlainJob, string, PlainTask>(PLAIN, () => async (job) => toPlainText(job));
