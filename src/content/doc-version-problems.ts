import { docProblem } from "./doc-problem";
import type { DocContent } from "./doc-references";
import { CURRENT_VERSION, VERSIONS_FILE, VERSIONS_FOLDER } from "./doc-versions";
import type { Problem } from "../shared/problem";

/** Folders that no version is declared for, versions without a folder, and addresses that two of them have. */
export function findVersionProblems(
  { docs, versions, versionsFile, isUnread }: DocContent,
  names: readonly string[],
): Problem[] {
  if (isUnread(VERSIONS_FILE)) return [];
  const declared = versions.map(({ name }) => name);
  const undeclared = names
    .filter((name) => !declared.includes(name))
    .map((name) => {
      const { file } = docs.find(({ value }) => value.version === name)!;
      const message = `The version "${name}" is not declared.`;
      return {
        file: file.path,
        message,
        expected: `Expected - name: "${name}" in ${VERSIONS_FILE}.`,
        severity: "error" as const,
      };
    });
  if (!versionsFile) return undeclared;
  const empty = declared.filter((name) => name !== CURRENT_VERSION && !names.includes(name));
  const doubled = versions.filter(({ path }, index) => versions.findIndex((other) => other.path === path) < index);
  return [
    ...undeclared,
    ...empty.map((name) =>
      docProblem(
        ...([versionsFile, "name", name, `The version "${name}" has no documents.`] as const),
        `Expected the folder ${VERSIONS_FOLDER}/${name}: npm run new -- docs-version ${name} makes it.`,
      ),
    ),
    ...doubled.map(({ name, path }) =>
      docProblem(
        ...([versionsFile, "name", name, `The version "${name}" has the address ${path} of another.`] as const),
        "Expected a path of its own.",
      ),
    ),
  ];
}
