import { comparablePath, DOCS_PATH, PROJECTS_PATH, RESUME_PATH } from "./paths";

/** Which of the parts that are there only with content of their own a site has. */
export interface Sections {
  docs: boolean;
  projects: boolean;
  resume: boolean;
}

/** Whether a path leads to a part of the site that it does not have. The navbar and the footer leave such links out. */
export function isInAbsentSection(path: string, { docs, projects, resume }: Sections): boolean {
  const address = comparablePath(path);
  if (address === DOCS_PATH || address.startsWith(`${DOCS_PATH}/`)) return !docs;
  if (address === comparablePath(PROJECTS_PATH)) return !projects;
  return address === comparablePath(RESUME_PATH) && !resume;
}
