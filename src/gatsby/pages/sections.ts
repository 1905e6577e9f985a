import { PROJECTS_PATH, RESUME_PATH } from "../../shared/paths";
import type { PageSpec } from "./page-spec";

/** The pages that stand at fixed addresses if the content has something for them. */
export function buildSectionPages(sections: { projects: boolean; resume: boolean }): PageSpec[] {
  return [
    ...(sections.projects ? [{ path: PROJECTS_PATH, template: "projects", context: {} }] : []),
    ...(sections.resume ? [{ path: RESUME_PATH, template: "resume", context: {} }] : []),
  ];
}
