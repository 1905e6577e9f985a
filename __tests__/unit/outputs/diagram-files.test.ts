import path from "node:path";
import { diagramFiles } from "../../../src/outputs/diagram-files";
import { MERMAID_FOLDER } from "../../../src/shared/mermaid";
import { makeFolder } from "../../stand-ins/content-folder";

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

it("lists the whole library for a type that no file is named after", () => {
  expect(chunksOf("flowchart", "unheard-of")).toEqual(CHUNKS.toSorted());
});
