import fs from "node:fs";
import path from "node:path";
import { copyDiagramLibrary, diagramFiles, writeDiagramLibrary } from "../../../src/outputs/diagram-library";
import { MERMAID_ENTRY, MERMAID_FOLDER } from "../../../src/shared/mermaid";
import { makeFolder } from "../../stand-ins/content-folder";

describe("the diagram library", () => {
  it("has the installed version in its address", () => {
    const { version } = JSON.parse(fs.readFileSync("node_modules/mermaid/package.json", "utf8"));
    expect(MERMAID_FOLDER).toBe(`/vendor/mermaid-${version}`);
  });

  it("is copied with everything that it loads, and without source maps", () => {
    const dir = makeFolder({ [path.join(MERMAID_FOLDER, MERMAID_ENTRY)]: "half of the file" });
    copyDiagramLibrary(dir);
    const folder = path.join(dir, MERMAID_FOLDER);
    const names = fs.readdirSync(folder, { recursive: true }) as string[];
    const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
    const stage = ["stage/index.html", "stage/stage.js"];
    expect(files.filter((name) => !name.endsWith(".mjs")).sort()).toEqual(stage);
    for (const name of files) {
      const source = fs.readFileSync(path.join(folder, name), "utf8");
      const imports = [...source.matchAll(/(?:from|import\(?)\s*"(\.[^"]+)"/g)].map(([, address]) => address!);
      const missing = imports.filter((address) => !fs.existsSync(path.resolve(folder, path.dirname(name), address)));
      expect([name, missing]).toEqual([name, []]);
    }
    const entry = path.join("node_modules/mermaid/dist", MERMAID_ENTRY);
    expect(fs.readFileSync(path.join(folder, MERMAID_ENTRY)).equals(fs.readFileSync(entry))).toBe(true);
  });

  it.each([
    ["A text.", []],
    ["```mermaid\nflowchart\n```", [path.basename(MERMAID_FOLDER)]],
  ])("is deleted with the last diagram, and in other versions: %j", (text, expected) => {
    const dir = makeFolder({ "vendor/mermaid-1.0.0/chunks/a.mjs": "", "vendor/other/a.mjs": "" });
    copyDiagramLibrary(dir);
    const getNodesByType = (type: string) => (type === "Post" ? [{ built: true, text }] : []);
    writeDiagramLibrary({ getNodesByType } as never, dir);
    expect(fs.readdirSync(path.join(dir, "vendor")).sort()).toEqual([...expected, "other"]);
  });
});

const CHUNKS = ["flowDiagram-1", "gantt-1", "c4Diagram-1", "quadrantDiagram-1", "diagram-1", "packet-1"];
const folder = makeFolder({
  [`${MERMAID_FOLDER}/mermaid.esm.min.mjs`]: [
    'import"./c/core.mjs"',
    ...CHUNKS.map((name) => `x(()=>import("./c/${name}.mjs"))`),
  ].join(";"),
  ...Object.fromEntries(["core", ...CHUNKS].map((name) => [`${MERMAID_FOLDER}/c/${name}.mjs`, ""])),
});
const chunksOf = (...kinds: string[]) =>
  diagramFiles(folder, kinds)
    .map((file) => path.basename(file, ".mjs"))
    .filter((name) => CHUNKS.includes(name));

it("lists the parts of the diagram library that the site's diagrams need", () => {
  expect(diagramFiles(folder, ["flowchart"]).map((file) => path.basename(file))).toEqual([
    "stage",
    "stage.js",
    "core.mjs",
    "flowDiagram-1.mjs",
    "mermaid.esm.min.mjs",
  ]);
  expect(diagramFiles(folder, [])).toEqual([]);
});

it.each([
  ["quadrantChart", ["quadrantDiagram-1"]],
  ["C4Context", ["c4Diagram-1"]],
  ["packet-beta", ["diagram-1", "packet-1"]],
])("lists the file of the type %s, which has another name", (kind, chunks) => {
  expect(chunksOf(kind)).toEqual(chunks);
});

it.each(["unheard-of", "constructor"])(
  "lists the whole library for the type %s, which no file is named after",
  (kind) => {
    expect(chunksOf("flowchart", kind)).toEqual(CHUNKS.toSorted());
  },
);
