/**
 * Gatsby's process loads this first of all (`build.ts`). Gatsby's packages ask for others and for their own files 7,000
 * times, and Node looks for each in some folders: 0.3 s. Where that has led is remembered until npm installs something.
 */
const fs = require("fs");
const Module = require("module");
const path = require("path");

const packages = path.resolve("node_modules");
const memory = path.join(packages, ".cache/found-files.json");

/** What npm writes whenever it changes a package. Undefined where npm has never installed one. */
function installationNow() {
  const note = fs.statSync(path.join(packages, ".package-lock.json"), { throwIfNoEntry: false });
  return note && [process.version, note.mtimeMs, note.size, process.env.NODE_PATH, process.env.NODE_OPTIONS].join(" ");
}

/** By folder of who asks, then by what is asked for. */
function recall() {
  try {
    const { installation: noted, files } = JSON.parse(fs.readFileSync(memory, "utf8"));
    return (noted === installation && files) || {};
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
    if (fs.existsSync(draft)) fs.rmSync(draft);
  }
}

const installation = installationNow();
/** Of packages that lie anywhere else, as above the project, the note says nothing. */
const below = installation && fs.realpathSync(packages) + path.sep;
const found = recall();
const find = Module._resolveFilename;
let isChanged = false;

function findOnce(request, parent, isMain, options) {
  const itself = () => find(request, parent, isMain, options);
  const asker = parent?.filename;
  if (options || !asker?.startsWith(below) || path.isAbsolute(request)) return itself();
  const folder = (found[path.dirname(asker)] ??= {});
  if (Object.hasOwn(folder, request)) return folder[request];
  const file = itself();
  if (!file.startsWith(below)) return file;
  isChanged = true;
  return (folder[request] = file);
}

if (installation) {
  Module._resolveFilename = findOnce;
  process.once("exit", () => isChanged && remember());
}
