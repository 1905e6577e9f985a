/**
 * Gatsby's process loads this first (`build.ts`). Gatsby's packages ask for others and for their own files 7,000 times, and
 * Node looks for each in some folders: 0.3 s. Where that has led is remembered until npm installs something.
 */
const fs = require("fs");
const Module = require("module");
const path = require("path");

const packages = path.resolve("node_modules");
const memory = path.join(packages, ".cache/found-files.json");
const PACKAGES_FOLDER = `${path.sep}node_modules${path.sep}`;

/** What npm writes whenever it changes a package. Undefined where something else has installed them. */
function installationNow() {
  const note = fs.statSync(path.join(packages, ".package-lock.json"), { throwIfNoEntry: false });
  return note && [process.version, note.mtimeMs, note.size].join(" ");
}

/** By folder of who asks, then by what is asked for. */
function recall() {
  try {
    const { installation: noted, files } = JSON.parse(fs.readFileSync(memory, "utf8"));
    return noted === installation ? files : {};
  } catch {
    return {};
  }
}

function remember() {
  const draft = `${memory}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(memory), { recursive: true });
    fs.writeFileSync(draft, JSON.stringify({ installation, files: found }));
    fs.renameSync(draft, memory);
  } catch {
    // Where nothing may be written, all is looked for again.
  }
}

const installation = installationNow();
const found = recall();
const find = Module._resolveFilename;
let isChanged = false;

function findOnce(request, parent, isMain, options) {
  const itself = () => find(request, parent, isMain, options);
  const asker = parent?.filename;
  if (options || !asker?.includes(PACKAGES_FOLDER) || path.isAbsolute(request)) return itself();
  const folder = (found[path.dirname(asker)] ??= {});
  if (Object.hasOwn(folder, request)) return folder[request];
  const file = itself();
  if (!file.includes(PACKAGES_FOLDER)) return file;
  isChanged = true;
  return (folder[request] = file);
}

if (installation) {
  Module._resolveFilename = findOnce;
  process.once("exit", () => isChanged && remember());
}
