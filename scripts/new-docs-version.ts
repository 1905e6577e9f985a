import fs from "node:fs";
import path from "node:path";
import { isMap, isSeq, parseDocument, YAMLSeq } from "yaml";
import {
  CURRENT_VERSION,
  parseVersions,
  VERSION_NAME,
  VERSIONS_FILE,
  VERSIONS_FOLDER,
} from "../src/node/content/doc-versions";
import { formatProblem } from "../src/node/content/problem";

const shown = (file: string): string => path.relative(process.cwd(), file);

/**
 * Keeps the current documentation as a version: copies it, with its sidebars, and lists it first in `versions.yml`.
 * Returns the new folder; throws, with nothing written, when the name is unfit or the version is there already.
 */
export function createDocsVersion(name: string, root: string): string {
  const docs = path.join(root, "docs");
  const target = path.join(root, VERSIONS_FOLDER, name);
  if (!VERSION_NAME.test(name) || name === CURRENT_VERSION) {
    throw new Error(`"${name}" is no name for a version. Choose letters, digits, dots and hyphens, such as 1.0.`);
  }
  if (!fs.existsSync(docs)) throw new Error(`${shown(docs)} does not exist: there is nothing to keep as a version.`);
  if (fs.existsSync(target)) throw new Error(`${shown(target)} exists already. Choose another name.`);
  const settings = withVersion(name, path.join(root, VERSIONS_FILE));

  fs.mkdirSync(path.dirname(target), { recursive: true });
  const copy = fs.mkdtempSync(path.join(path.dirname(target), "_"));
  try {
    fs.cpSync(docs, copy, { recursive: true });
    fs.chmodSync(copy, fs.statSync(docs).mode);
    for (const entry of fs.readdirSync(copy, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && /\.mdx?$/.test(entry.name)) deepenLinks(copy, path.join(entry.parentPath, entry.name));
    }
    const sidebars = path.join(root, "data/sidebars.yml");
    if (fs.existsSync(sidebars)) fs.copyFileSync(sidebars, path.join(copy, "sidebars.yml"));
    fs.renameSync(copy, target);
  } catch (error) {
    fs.rmSync(copy, { recursive: true, force: true });
    throw error;
  }
  fs.mkdirSync(path.join(root, "data"), { recursive: true });
  fs.writeFileSync(path.join(root, VERSIONS_FILE), settings);
  return target;
}

/** The text of `versions.yml` with a version at the top of its list; comments stay. */
function withVersion(name: string, file: string): string {
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const { value, problems } = parseVersions({ path: file, relativePath: VERSIONS_FILE, text });
  if (!value) throw new Error(problems.map(formatProblem).join("\n"));
  if (value.versions.some((version) => version.name === name)) {
    throw new Error(`${shown(file)} lists the version "${name}" already. Choose another name.`);
  }
  const document = parseDocument(text);
  if (!isMap(document.contents)) document.contents = document.createNode({}) as never;
  if (!isSeq(document.get("versions"))) document.set("versions", new YAMLSeq());
  const version = document.createNode({ name });
  (version.get("name", true) as unknown as { type: string }).type = "QUOTE_DOUBLE";
  (document.get("versions") as YAMLSeq).items.unshift(version);
  return document.toString();
}

/** A version lies one folder deeper: links that leave the documentation need one more step up. */
function deepenLinks(root: string, file: string): void {
  const depth = path.relative(root, path.dirname(file)).split(path.sep).filter(Boolean).length;
  const text = fs.readFileSync(file, "utf8");
  const deepened = text.replace(
    /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|\b(?:src|href|image)\s*[=:]\s*["']?)((?:\.\/)?(?:\.\.\/)+)/gm,
    (whole, before: string, up: string) =>
      up.split("../").length - 1 > depth ? `${before}../${up.replace(/^\.\//, "")}` : whole,
  );
  if (deepened !== text) fs.writeFileSync(file, deepened);
}
