import type { DocVersion } from "../../shared/doc-versions";
import { errorAt, withGuess, type Problem } from "../../shared/problem";
import type { Entry } from "../content";
import type { ContentFile } from "../content-file";
import { docAddress, hasKnownId, type Doc } from "../doc";
import { CURRENT_VERSION, VERSIONS_FILE, VERSIONS_FOLDER } from "../doc-versions";
import { findWholeAddress } from "../fields";
import { placeOf } from "../positions";
import { docInFolder } from "./folder-sidebar";
import { DEFAULT_SIDEBAR, type DocFolder, type DocSidebars, type SidebarEntry } from "./sidebar-schema";

interface DocContent {
  docs: readonly Entry<Doc>[];
  folders: readonly Entry<DocFolder>[];
  sidebars: readonly Entry<DocSidebars>[];
  versions: readonly DocVersion[];
  versionsFile: ContentFile | undefined;
  /** Whether a file exists but could not be read. Rules that depend on it are not applied. */
  isUnread: (relativePath: string) => boolean;
}

/** Reports unknown and duplicate names in files of the documentation. */
export function findDocProblems(content: DocContent): Problem[] {
  const versionNames = [...new Set(content.docs.map(({ value }) => value.version))];
  return [
    ...findVersionProblems(content, versionNames),
    ...versionNames.flatMap((name) => findProblemsOfVersion(content, name)),
  ];
}

const sidebarsFileOf = (version: string): string =>
  version === CURRENT_VERSION ? "data/sidebars.yml" : `${VERSIONS_FOLDER}/${version}/sidebars.yml`;

function findProblemsOfVersion(content: DocContent, version: string): Problem[] {
  const docs = content.docs.filter(({ value }) => value.version === version);
  const written = content.sidebars.find(({ value }) => value.version === version);
  const names = Object.keys(written?.value.sidebars ?? {});
  const sidebarNames = names.length > 0 ? names : [DEFAULT_SIDEBAR];
  const isSidebarUnread = content.isUnread(sidebarsFileOf(version));
  const unknownDoc = docFinder(docs);
  return [
    ...findRepeatedIds(docs.filter(hasKnownId)),
    ...docs.flatMap(({ file, value: { front } }) => [
      ...(front.slug?.startsWith("/")
        ? findWholeAddress(file, front.slug, docAddress(content.versions, version, ""))
        : []),
      ...(["pagination_next", "pagination_prev"] as const).flatMap((key) =>
        front[key] ? unknownDoc(file, key, front[key]) : [],
      ),
      ...(front.displayed_sidebar && !isSidebarUnread
        ? unknown("sidebar", file, "displayed_sidebar", front.displayed_sidebar, sidebarNames)
        : []),
    ]),
    ...content.folders
      .filter(({ value }) => value.version === version)
      .flatMap(({ file, value: { link, folder } }) => {
        const isThere = link?.type !== "doc" || docInFolder(link.id, folder, valuesOf(docs)) !== undefined;
        return isThere ? [] : unknownDoc(file, "id", link.id);
      }),
    ...Object.values(written?.value.sidebars ?? {})
      .flatMap(withNested)
      .flatMap((entry) => findEntryProblems(written!.file, entry, docs, unknownDoc)),
  ];
}

const valuesOf = (docs: readonly Entry<Doc>[]): Doc[] => docs.map(({ value }) => value);

/** Reports a name that is not among the known ones. */
function unknown(kind: string, file: ContentFile, key: string, word: string, known: readonly string[]): Problem[] {
  if (known.includes(word)) return [];
  const expected = withGuess(word, known, known.length <= 20 ? undefined : `Expected a ${kind} of this version.`);
  return [errorAt(placeOf(file, key, word), `Unknown ${kind} "${word}".`, expected)];
}

type UnknownDoc = (file: ContentFile, key: string, id: string) => Problem[];

/** Returns a function that reports an id that no document has. It reports nothing if the id of one is not certain. */
function docFinder(docs: readonly Entry<Doc>[]): UnknownDoc {
  if (!docs.every(hasKnownId)) return () => [];
  const ids = valuesOf(docs).map(({ docId }) => docId);
  return (file, key, id) => unknown("document", file, key, id, ids);
}

function findRepeatedIds(docs: readonly Entry<Doc>[]): Problem[] {
  const first = new Map(docs.toReversed().map(({ file, value }) => [value.docId, file]));
  return docs.flatMap(({ file, value: { docId } }) => {
    const other = first.get(docId)!;
    if (other === file) return [];
    const message = `The id "${docId}" is already taken by ${other.relativePath}.`;
    const expected = "Expected another id in the front matter, or another file name.";
    return [errorAt(placeOf(file, "id", docId), message, expected)];
  });
}

/** An entry of a sidebar with all entries below it. */
const withNested = (entries: readonly SidebarEntry[]): SidebarEntry[] =>
  entries.flatMap((entry) => [entry, ...(entry.type === "category" ? withNested(entry.items) : [])]);

function findEntryProblems(
  file: ContentFile,
  entry: SidebarEntry,
  docs: readonly Entry<Doc>[],
  unknownDoc: UnknownDoc,
): Problem[] {
  if (entry.type === "doc") return unknownDoc(file, "", entry.id);
  if (entry.type === "category" && entry.link?.type === "doc") return unknownDoc(file, "id", entry.link.id);
  if (entry.type !== "autogenerated" || entry.dirName === ".") return [];
  const folders = [...new Set(valuesOf(docs).flatMap(({ source }) => foldersAbove(source)))];
  return unknown("folder", file, "dirName", entry.dirName.replace(/^\.?\/+|\/+$/g, ""), folders);
}

const foldersAbove = (source: string): string[] =>
  source
    .split("/")
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join("/"));

/** Reports folders without a declared version, versions without a folder, and versions with the same address. */
function findVersionProblems(
  { docs, versions, versionsFile, isUnread }: DocContent,
  names: readonly string[],
): Problem[] {
  if (isUnread(VERSIONS_FILE)) return [];
  const declared = versions.map(({ name }) => name);
  const undeclared = names
    .filter((name) => !declared.includes(name))
    .map((name) => {
      const { file } = docs.find(({ value }) => value.version === name)!;
      const expected = `Expected - name: "${name}" in ${VERSIONS_FILE}.`;
      return errorAt({ file: file.path }, `The version "${name}" is not declared.`, expected);
    });
  if (!versionsFile) return undeclared;
  const empty = declared.filter((name) => name !== CURRENT_VERSION && !names.includes(name));
  const doubled = versions.filter(({ path }, index) => versions.findIndex((other) => other.path === path) < index);
  return [
    ...undeclared,
    ...empty.map((name) => {
      const expected = `Expected the folder ${VERSIONS_FOLDER}/${name}: npm run new -- docs-version ${name} creates it.`;
      return errorAt(placeOf(versionsFile, "name", name), `The version "${name}" has no documents.`, expected);
    }),
    ...doubled.map(({ name, path }) => {
      const message = `The version "${name}" has the address ${path} of another.`;
      return errorAt(placeOf(versionsFile, "name", name), message, "Expected another path.");
    }),
  ];
}
