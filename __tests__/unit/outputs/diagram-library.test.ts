import fs from "node:fs";
import path from "node:path";
import { copyDiagramLibrary, writeDiagramLibrary } from "../../../src/outputs/extra-scripts";
import { makeFolder } from "../../stand-ins/content-folder";
import { MERMAID_ENTRY, MERMAID_FOLDER } from "../../../src/shared/mermaid";

describe("the code that draws diagrams", () => {
  it("lies at an address with the version that is installed", () => {
    const { version } = JSON.parse(fs.readFileSync("node_modules/mermaid/package.json", "utf8"));
    expect(MERMAID_FOLDER).toBe(`/vendor/mermaid-${version}`);
  });

  it("is copied with everything that it loads, and without maps", () => {
    const dir = makeFolder({});
    copyDiagramLibrary(dir);
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
    expect(files).toContain(MERMAID_ENTRY);
  });

  it("is completed if the process was stopped while it copied", () => {
    const dir = makeFolder({});
    copyDiagramLibrary(dir);
    const [entry, chunks] = [path.join(dir, MERMAID_FOLDER, MERMAID_ENTRY), path.join(dir, MERMAID_FOLDER, "chunks")];
    const count = fs.readdirSync(chunks, { recursive: true }).length;
    const { size } = fs.statSync(entry);
    fs.truncateSync(entry, 10);
    for (const name of fs.readdirSync(`${chunks}/mermaid.esm.min`).slice(2))
      fs.rmSync(`${chunks}/mermaid.esm.min/${name}`);
    copyDiagramLibrary(dir);
    expect(fs.readdirSync(chunks, { recursive: true })).toHaveLength(count);
    expect(fs.statSync(entry).size).toBe(size);
  });

  it.each([
    ["A text.", []],
    ["```mermaid\nflowchart\n```", [path.basename(MERMAID_FOLDER)]],
  ])("goes with the last diagram, and with a new version: %j", (text, expected) => {
    const dir = makeFolder({ "vendor/mermaid-1.0.0/chunks/a.mjs": "", "vendor/other/a.mjs": "" });
    copyDiagramLibrary(dir);
    const getNodesByType = (type: string) => (type === "Post" ? [{ built: true, text }] : []);
    writeDiagramLibrary({ getNodesByType } as never, dir);
    expect(fs.readdirSync(path.join(dir, "vendor")).sort()).toEqual([...expected, "other"]);
  });
});
