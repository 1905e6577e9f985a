import { comparablePath, DOCS_PATH, PROJECTS_PATH, RESUME_PATH } from "./paths";

/** Which optional sections of the site have content. */
export interface Sections {
  docs: boolean;
  projects: boolean;
  resume: boolean;
}

/** Whether a path leads to a section without content. The navbar and the footer leave out such links. */
export function isInAbsentSection(path: string, { docs, projects, resume }: Sections): boolean {
  const address = comparablePath(path);
  if (address === DOCS_PATH || address.startsWith(`${DOCS_PATH}/`)) return !docs;
  if (address === comparablePath(PROJECTS_PATH)) return !projects;
  return address === comparablePath(RESUME_PATH) && !resume;
}
